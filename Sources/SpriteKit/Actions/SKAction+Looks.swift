import Foundation
import UIKit

// Actions that change how nodes look, and how they sound.

extension SKAction {
    // @objc(fadeInWithDuration:)
    /// Fades a node in.
    public class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction(.fadeTo(1, reverse: 0), duration) }
    // @objc(fadeOutWithDuration:)
    /// Fades a node out.
    public class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction(.fadeTo(0, reverse: 1), duration) }
    // @objc(fadeAlphaBy:duration:)
    /// Changes a node's alpha by a number.
    public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(.fade(factor), duration) }
    // @objc(fadeAlphaTo:duration:)
    /// Changes a node's alpha to a number.
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.fadeTo(alpha, reverse: nil), duration)
    }
    /// Hides a node.
    public class func hide() -> SKAction { SKAction(.hide(true)) }
    /// Shows a node that is hidden.
    public class func unhide() -> SKAction { SKAction(.hide(false)) }

    // @objc(resizeByWidth:height:duration:)
    /// Changes a sprite's size, in points.
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.resize(width: width, height: height), duration)
    }
    // @objc(resizeToWidth:height:duration:)
    /// Changes a sprite's size, in points.
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.resizeTo(width: width, height: height), duration)
    }
    // @objc(resizeToWidth:duration:)
    /// Changes a sprite's width, in points.
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.resizeTo(width: width, height: nil), duration)
    }
    // @objc(resizeToHeight:duration:)
    /// Changes a sprite's height, in points.
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.resizeTo(width: nil, height: height), duration)
    }

    // @objc(colorizeWithColor:colorBlendFactor:duration:)
    /// Changes a sprite's or label's colour, and how much of it there is.
    public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.colorize(color, colorBlendFactor), duration)
    }
    // @objc(colorizeWithColorBlendFactor:duration:)
    /// Changes how much there is of a sprite's or label's colour.
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(.colorize(nil, colorBlendFactor), sec)
    }

    // @objc(setTexture:)
    /// Changes a sprite's texture, and not its size.
    public class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(.texture(texture, resizes: false)) }
    // @objc(setTexture:resize:)
    /// Changes a sprite's texture, and its size if `resize` is true.
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction(.texture(texture, resizes: resize)) }
    // @objc(animateWithTextures:timePerFrame:)
    /// Shows textures one after another; the first one in the end.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: true)
    }
    // @objc(animateWithTextures:timePerFrame:resize:restore:)
    /// Shows textures one after another.
    ///
    /// - Parameters:
    ///   - textures: the textures.
    ///   - sec: how long each is shown, in seconds.
    ///   - resize: whether the sprite takes each texture's size.
    ///   - restore: whether the texture that there was before is shown in the end.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
        SKAction(.animate(textures, resizes: resize, restores: restore), sec * Double(textures.count))
    }

    // @objc(playSoundFileNamed:waitForCompletion:)
    /// Plays a sound file of the app's.
    ///
    /// - Parameters:
    ///   - soundFile: the file's name, with or without its ending.
    ///   - wait: whether the action takes as long as the sound.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        SKAction(.sound(soundFile, waits: wait), wait ? SoundFiles.duration(of: soundFile) : 0)
    }
    /// Has an audio node play.
    public class func play() -> SKAction { SKAction(.sounding(.play)) }
    /// Has an audio node pause.
    public class func pause() -> SKAction { SKAction(.sounding(.pause)) }
    /// Has an audio node stop.
    public class func stop() -> SKAction { SKAction(.sounding(.stop)) }
    // @objc(changeVolumeTo:duration:)
    /// Changes how loud an audio node is, from 0 to 1.
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.sounding(.volume(v, isRelative: false)), duration)
    }
    // @objc(changeVolumeBy:duration:)
    /// Changes how loud an audio node is.
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.sounding(.volume(v, isRelative: true)), duration)
    }
    // @objc(changePlaybackRateTo:duration:)
    /// Changes how fast an audio node plays.
    public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.sounding(.rate(v, isRelative: false)), duration)
    }
    // @objc(changePlaybackRateBy:duration:)
    /// Changes how fast an audio node plays.
    public class func changePlaybackRate(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.sounding(.rate(v, isRelative: true)), duration)
    }
    // @objc(stereoPanTo:duration:)
    /// Changes from which side an audio node is heard, from -1 to 1.
    public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.sounding(.pan(v, isRelative: false)), duration)
    }
    // @objc(stereoPanBy:duration:)
    /// Changes from which side an audio node is heard.
    public class func stereoPan(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(.sounding(.pan(v, isRelative: true)), duration)
    }
}

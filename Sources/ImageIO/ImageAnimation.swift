import CoreGraphics
import Foundation

/// Called with each picture of an animation when it is to be shown: its index, the picture, and what is set to `true` to end the animation.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// Why an animation does not begin. See https://developer.apple.com/documentation/imageio/cgimageanimationstatus.
public enum CGImageAnimationStatus: Int32, Sendable {
    /// An option is none that an animation can have.
    case parameterError = -22140
    /// The file is malformed.
    case corruptInputImage = -22141
    /// The file's format has no animations.
    case unsupportedFormat = -22142
    /// The file ends too early.
    case incompleteInputImage = -22143
    /// There is not enough memory.
    case allocationFailure = -22144
}

/// The key of the index of the picture that comes first, a number.
nonisolated(unsafe) public let kCGImageAnimationStartIndex: CFString = "StartIndex"
/// The key of how long each picture shows, in seconds, in place of what the file says.
nonisolated(unsafe) public let kCGImageAnimationDelayTime: CFString = "DelayTime"
/// The key of how often the animation plays, 0 meaning forever, in place of what the file says.
nonisolated(unsafe) public let kCGImageAnimationLoopCount: CFString = "LoopCount"

/// Calls a block on the main queue with each picture of a GIF file when it is to be shown. Returns 0, or the raw value of a
/// `CGImageAnimationStatus` if the animation does not begin.
@discardableResult
public func CGAnimateImageAtURLWithBlock(_ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> Int32 {
    guard let source = CGImageSourceCreateWithURL(url, nil) else { return CGImageAnimationStatus.corruptInputImage.rawValue }
    return animate(source, options, block)
}

/// Calls a block on the main queue with each picture of data that are a GIF file when it is to be shown. Returns 0, or the raw value of a
/// `CGImageAnimationStatus` if the animation does not begin.
@discardableResult
public func CGAnimateImageDataWithBlock(_ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> Int32 {
    animate(CGImageSource(data: Data(referencing: data)), options, block)
}

private func animate(_ source: CGImageSource, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> Int32 {
    guard source.format == .gif else {
        let status: CGImageAnimationStatus = source.count == 0 ? .corruptInputImage : .unsupportedFormat
        return status.rawValue
    }
    guard let gif = source.gif else { return CGImageAnimationStatus.corruptInputImage.rawValue }
    let start = (options?[kCGImageAnimationStartIndex] as? NSNumber)?.intValue ?? 0
    let delay = (options?[kCGImageAnimationDelayTime] as? NSNumber)?.doubleValue
    let loops = (options?[kCGImageAnimationLoopCount] as? NSNumber)?.intValue ?? gif.loopCount ?? 1
    guard gif.frames.indices.contains(start), loops >= 0, delay ?? 0 >= 0 else { return CGImageAnimationStatus.parameterError.rawValue }
    let animation = ImageAnimation(source, gif.frames.map { delay ?? ($0.delay < 0.011 ? 0.1 : $0.delay) }, loops, block)
    DispatchQueue.main.async { animation.show(start) }
    return 0
}

/// An animation that plays; what waits for its next picture keeps it.
private final class ImageAnimation: @unchecked Sendable {
    private let source: CGImageSource
    private let delays: [Double]
    /// How often it still plays; 0 means forever.
    private var loops: Int
    private let block: CGImageSourceAnimationBlock

    init(_ source: CGImageSource, _ delays: [Double], _ loops: Int, _ block: @escaping CGImageSourceAnimationBlock) {
        (self.source, self.delays, self.loops, self.block) = (source, delays, loops, block)
    }

    func show(_ index: Int) {
        guard let image = source.decode(index)?.image else { return }
        var isEnded = false
        block(index, image, &isEnded)
        if isEnded { return }
        var next = index + 1
        if next == delays.count {
            if loops == 1 { return }
            loops = max(loops - 1, 0)
            next = 0
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(delays[index], 0.001)) { self.show(next) }
    }
}

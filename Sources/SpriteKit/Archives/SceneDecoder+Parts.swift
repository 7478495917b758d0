import Foundation
import UIKit

extension SceneDecoder {
    /// The texture under a key.
    @MainActor
    func texture(_ key: String) -> SKTexture? {
        guard let archive = object(key) else { return nil }
        return archive.once {
            guard let name = archive.string("_imgName") ?? archive.string("_subTextureName"), !name.isEmpty else { return nil }
            let whole = SKTexture(imageNamed: name)
            if let mode = archive.integer("_filteringMode").flatMap(SKTextureFilteringMode.init) { whole.filteringMode = mode }
            return whole
        }
    }

    /// The sequence under a key.
    func sequence(_ key: String) -> SKKeyframeSequence? {
        guard let archive = object(key) else { return nil }
        let values = archive.values("_values"), times = archive.values("_times")
        let sequence = SKKeyframeSequence(capacity: values.count)
        for (value, time) in zip(values, times) {
            guard let time = Self.number(archive.resolve(time)) else { continue }
            if let number = Self.number(archive.resolve(value)) {
                sequence.addKeyframeValue(NSNumber(value: number), time: CGFloat(time))
            } else if let color = archive.decoder(value)?.ownColor {
                sequence.addKeyframeValue(color, time: CGFloat(time))
            }
        }
        if let mode = archive.integer("_interpolationMode").flatMap(SKInterpolationMode.init) { sequence.interpolationMode = mode }
        if let mode = archive.integer("_repeatMode").flatMap(SKRepeatMode.init) { sequence.repeatMode = mode }
        return sequence.count() > 0 ? sequence : nil
    }

    /// The file that an audio node plays.
    var soundURL: URL? { (string("_avAudioNodeName") ?? string("_fileName")).flatMap(SoundFiles.url) }

    /// The body under a key: a circle or a rectangle.
    @MainActor
    func body(_ key: String) -> SKPhysicsBody? {
        guard let archive = object(key), let kind = archive.integer("_shapeType") else { return nil }
        let body: SKPhysicsBody
        switch kind {
        case 1:
            guard let radius = archive.number("_radius"), radius > 0 else { return nil }
            body = SKPhysicsBody(circleOfRadius: radius)
        case 2:
            // The editor gives a scene an endless body that nothing meets.
            guard let size = archive.size("_size"), size.width < 1e5, size.height < 1e5, size.width > 0, size.height > 0 else { return nil }
            body = SKPhysicsBody(rectangleOf: size)
        default: return nil
        }
        if let value = archive.bool("dynamic") { body.isDynamic = value }
        if let value = archive.bool("affectedByGravity") { body.affectedByGravity = value }
        if let value = archive.bool("allowRotation") { body.allowsRotation = value }
        if let value = archive.bool("pinned") { body.pinned = value }
        if let value = archive.bool("needsContinuousCollsionDetection") { body.usesPreciseCollisionDetection = value }
        if let value = archive.number("density") { body.density = CGFloat(value) }
        if let value = archive.number("friction") { body.friction = CGFloat(value) }
        if let value = archive.number("restitution") { body.restitution = CGFloat(value) }
        if let value = archive.number("linearDamping") { body.linearDamping = CGFloat(value) }
        if let value = archive.number("angularDamping") { body.angularDamping = CGFloat(value) }
        if let value = archive.vector("linearVelocity") { body.velocity = value }
        if let value = archive.number("angularVelocity") { body.angularVelocity = CGFloat(value) }
        func mask(_ key: String) -> UInt32? { archive.integer(key).map { UInt32(truncatingIfNeeded: $0) } }
        if let value = mask("categoryBitMask") { body.categoryBitMask = value }
        if let value = mask("collisionBitMask") { body.collisionBitMask = value }
        if let value = mask("intersectionTestBitMask") { body.contactTestBitMask = value }
        return body
    }
}

extension SKNode {
    /// Takes over what an archive of Xcode's scene editor says.
    final func decodeNode(_ archive: SceneDecoder) {
        if let place = archive.point("_position") { position = place }
        if let z = archive.number("_zPosition") { zPosition = CGFloat(z) }
        if let angle = archive.number("_zRotation") { zRotation = CGFloat(angle) }
        if let scale = archive.number("_xScale") { xScale = CGFloat(scale) }
        if let scale = archive.number("_yScale") { yScale = CGFloat(scale) }
        if let opacity = archive.number("_opacity") { alpha = CGFloat(opacity) }
        if let hidden = archive.bool("_hidden") { isHidden = hidden }
        if let paused = archive.bool("_paused") { isPaused = paused }
        if let value = archive.number("_speed") { speed = CGFloat(value) }
        if let value = archive.bool("_userInteractionEnabled") { isUserInteractionEnabled = value }
        name = archive.string("_name")
        if let kept = archive.object("_userData") {
            let values = NSMutableDictionary()
            for (key, value) in kept.dictionary {
                switch archive.resolve(value) {
                case .string(let text): values[key as NSString] = text
                case .number(let number): values[key as NSString] = number
                case .bool(let flag): values[key as NSString] = flag
                default: break
                }
            }
            userData = values
        }
        for child in archive.nodes("_children") where child.parent == nil && child !== self { addChild(child) }
        physicsBody = archive.body("_PKPhysicsBody")
    }
}

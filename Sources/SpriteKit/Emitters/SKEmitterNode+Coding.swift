import Foundation
import UIKit

extension SKEmitterNode {
    /// Takes over what an archive of Xcode's particle editor says.
    func decodeEmitter(_ archive: SceneDecoder) {
        func number(_ key: String, _ path: ReferenceWritableKeyPath<SKEmitterNode, CGFloat>) {
            if let value = archive.number(key) { self[keyPath: path] = CGFloat(value) }
        }
        particleTexture = archive.texture("_particleTexture")
        if let mode = archive.integer("_particleBlendMode").flatMap(SKBlendMode.init) { particleBlendMode = mode }
        if let color = archive.color("_startColor") { particleColor = color }
        number("_startColorVarianceR", \.particleColorRedRange)
        number("_startColorVarianceG", \.particleColorGreenRange)
        number("_startColorVarianceB", \.particleColorBlueRange)
        number("_startColorVarianceA", \.particleColorAlphaRange)
        number("_colorSpeedR", \.particleColorRedSpeed)
        number("_colorSpeedG", \.particleColorGreenSpeed)
        number("_colorSpeedB", \.particleColorBlueSpeed)
        number("_colorSpeedA", \.particleColorAlphaSpeed)
        number("_startColorMix", \.particleColorBlendFactor)
        number("_startColorBlendVariance", \.particleColorBlendFactorRange)
        number("_colorBlendSpeed", \.particleColorBlendFactorSpeed)
        number("_startSpeed", \.particleSpeed)
        number("_startSpeedVariance", \.particleSpeedRange)
        number("_emissionAngle", \.emissionAngle)
        number("_emissionAngleVariance", \.emissionAngleRange)
        number("_birthrate", \.particleBirthRate)
        number("_lifetime", \.particleLifetime)
        number("_lifetimeVariance", \.particleLifetimeRange)
        number("_startRotation", \.particleRotation)
        number("_startRotationVariance", \.particleRotationRange)
        number("_rotationSpeed", \.particleRotationSpeed)
        number("_startScale", \.particleScale)
        number("_startScaleVariance", \.particleScaleRange)
        number("_scaleSpeed", \.particleScaleSpeed)
        number("_startOpacity", \.particleAlpha)
        number("_startOpacityVariance", \.particleAlphaRange)
        number("_opacitySpeed", \.particleAlphaSpeed)
        if let count = archive.number("_numParticlesToEmit") { numParticlesToEmit = count.isFinite ? Int(max(0, min(count, 1e9))) : 0 }
        if let place = archive.vector("_startPosition") { particlePosition = CGPoint(x: place.dx, y: place.dy) }
        if let range = archive.vector("_startPositionVariance") { particlePositionRange = range }
        if let acceleration = archive.vector("_acceleration") { (xAcceleration, yAcceleration) = (acceleration.dx, acceleration.dy) }
        if let size = archive.size("_startSize") { particleSize = size }
        particleColorSequence = archive.sequence("_particleColorSequence")
        particleColorBlendFactorSequence = archive.sequence("_particleColorBlendFactorSequence")
        particleScaleSequence = archive.sequence("_particleScaleSequence")
        particleAlphaSequence = archive.sequence("_particleAlphaSequence")
        // The editor's emitters stand still until they are shown.
        isPaused = false
    }

    func takeEmitter(from other: SKEmitterNode) {
        let numbers: [ReferenceWritableKeyPath<SKEmitterNode, CGFloat>] = [
            \.particleColorRedRange, \.particleColorGreenRange, \.particleColorBlueRange, \.particleColorAlphaRange,
            \.particleColorRedSpeed, \.particleColorGreenSpeed, \.particleColorBlueSpeed, \.particleColorAlphaSpeed,
            \.particleColorBlendFactor, \.particleColorBlendFactorRange, \.particleColorBlendFactorSpeed, \.particleSpeed,
            \.particleSpeedRange, \.emissionAngle, \.emissionAngleRange, \.xAcceleration, \.yAcceleration, \.particleBirthRate,
            \.particleLifetime, \.particleLifetimeRange, \.particleRotation, \.particleRotationRange, \.particleRotationSpeed,
            \.particleScale, \.particleScaleRange, \.particleScaleSpeed, \.particleAlpha, \.particleAlphaRange, \.particleAlphaSpeed,
        ]
        for path in numbers { self[keyPath: path] = other[keyPath: path] }
        (particleTexture, particleBlendMode, particleColor) = (other.particleTexture, other.particleBlendMode, other.particleColor)
        (particlePosition, particlePositionRange, particleSize) = (other.particlePosition, other.particlePositionRange, other.particleSize)
        (numParticlesToEmit, particleRenderOrder, targetNode) = (other.numParticlesToEmit, other.particleRenderOrder, other.targetNode)
        particleColorSequence = other.particleColorSequence?.copy() as? SKKeyframeSequence
        particleColorBlendFactorSequence = other.particleColorBlendFactorSequence?.copy() as? SKKeyframeSequence
        particleScaleSequence = other.particleScaleSequence?.copy() as? SKKeyframeSequence
        particleAlphaSequence = other.particleAlphaSequence?.copy() as? SKKeyframeSequence
    }
}

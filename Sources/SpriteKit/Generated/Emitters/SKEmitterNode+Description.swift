// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKEmitterNode {
    nonisolated static var descriptionOfSKEmitterNode: FrameworkClass {
        FrameworkClass(
            SKEmitterNode.self,
            properties: """
                emissionAngle emissionAngleRange numParticlesToEmit particleAlpha particleAlphaRange particleAlphaSequence \
                particleAlphaSpeed particleBirthRate particleBlendMode particleColor particleColorAlphaRange particleColorAlphaSpeed \
                particleColorBlendFactor particleColorBlendFactorRange particleColorBlendFactorSequence \
                particleColorBlendFactorSpeed particleColorBlueRange particleColorBlueSpeed particleColorGreenRange \
                particleColorGreenSpeed particleColorRedRange particleColorRedSpeed particleColorSequence particleLifetime \
                particleLifetimeRange particlePosition particlePositionRange particleRenderOrder particleRotation \
                particleRotationRange particleRotationSpeed particleScale particleScaleRange particleScaleSequence \
                particleScaleSpeed particleSize particleSpeed particleSpeedRange particleTexture targetNode xAcceleration \
                yAcceleration
                """,
            methods: "advanceSimulationTime: resetSimulation",
            initializers: "init initWithCoder:",
            property: SKEmitterNode.propertyOfSKEmitterNode,
            method: SKEmitterNode.methodOfSKEmitterNode,
            initializer: SKEmitterNode.initializerOfSKEmitterNode)
    }

    private static func propertyOfSKEmitterNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("emissionAngle", \SKEmitterNode.emissionAngle)
        case 1: return .value("emissionAngleRange", \SKEmitterNode.emissionAngleRange)
        case 2: return .value("numParticlesToEmit", \SKEmitterNode.numParticlesToEmit)
        case 3: return .value("particleAlpha", \SKEmitterNode.particleAlpha)
        case 4: return .value("particleAlphaRange", \SKEmitterNode.particleAlphaRange)
        case 5: return .value("particleAlphaSequence", \SKEmitterNode.particleAlphaSequence)
        case 6: return .value("particleAlphaSpeed", \SKEmitterNode.particleAlphaSpeed)
        case 7: return .value("particleBirthRate", \SKEmitterNode.particleBirthRate)
        case 8: return .value("particleBlendMode", \SKEmitterNode.particleBlendMode)
        case 9: return .value("particleColor", \SKEmitterNode.particleColor)
        case 10: return .value("particleColorAlphaRange", \SKEmitterNode.particleColorAlphaRange)
        case 11: return .value("particleColorAlphaSpeed", \SKEmitterNode.particleColorAlphaSpeed)
        case 12: return .value("particleColorBlendFactor", \SKEmitterNode.particleColorBlendFactor)
        case 13: return .value("particleColorBlendFactorRange", \SKEmitterNode.particleColorBlendFactorRange)
        case 14: return .value("particleColorBlendFactorSequence", \SKEmitterNode.particleColorBlendFactorSequence)
        case 15: return .value("particleColorBlendFactorSpeed", \SKEmitterNode.particleColorBlendFactorSpeed)
        case 16: return .value("particleColorBlueRange", \SKEmitterNode.particleColorBlueRange)
        case 17: return .value("particleColorBlueSpeed", \SKEmitterNode.particleColorBlueSpeed)
        case 18: return .value("particleColorGreenRange", \SKEmitterNode.particleColorGreenRange)
        case 19: return .value("particleColorGreenSpeed", \SKEmitterNode.particleColorGreenSpeed)
        case 20: return .value("particleColorRedRange", \SKEmitterNode.particleColorRedRange)
        case 21: return .value("particleColorRedSpeed", \SKEmitterNode.particleColorRedSpeed)
        case 22: return .value("particleColorSequence", \SKEmitterNode.particleColorSequence)
        case 23: return .value("particleLifetime", \SKEmitterNode.particleLifetime)
        case 24: return .value("particleLifetimeRange", \SKEmitterNode.particleLifetimeRange)
        case 25: return .value("particlePosition", \SKEmitterNode.particlePosition)
        case 26: return .value("particlePositionRange", \SKEmitterNode.particlePositionRange)
        case 27: return .value("particleRenderOrder", \SKEmitterNode.particleRenderOrder)
        case 28: return .value("particleRotation", \SKEmitterNode.particleRotation)
        case 29: return .value("particleRotationRange", \SKEmitterNode.particleRotationRange)
        case 30: return .value("particleRotationSpeed", \SKEmitterNode.particleRotationSpeed)
        case 31: return .value("particleScale", \SKEmitterNode.particleScale)
        case 32: return .value("particleScaleRange", \SKEmitterNode.particleScaleRange)
        case 33: return .value("particleScaleSequence", \SKEmitterNode.particleScaleSequence)
        case 34: return .value("particleScaleSpeed", \SKEmitterNode.particleScaleSpeed)
        case 35: return .value("particleSize", \SKEmitterNode.particleSize)
        case 36: return .value("particleSpeed", \SKEmitterNode.particleSpeed)
        case 37: return .value("particleSpeedRange", \SKEmitterNode.particleSpeedRange)
        case 38: return .value("particleTexture", \SKEmitterNode.particleTexture)
        case 39: return .value("targetNode", \SKEmitterNode.targetNode)
        case 40: return .value("xAcceleration", \SKEmitterNode.xAcceleration)
        default: return .value("yAcceleration", \SKEmitterNode.yAcceleration)
        }
    }

    nonisolated private static func methodOfSKEmitterNode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKEmitterNode).advanceSimulationTime(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "advanceSimulationTime:", as: (TimeInterval).self))
            }
        default: return { r, _ in (r as! SKEmitterNode).resetSimulation() }
        }
    }

    nonisolated private static func initializerOfSKEmitterNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKEmitterNode() }
        default: return { a in SKEmitterNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAEmitterCell {
    nonisolated static var descriptionOfCAEmitterCell: FrameworkClass {
        FrameworkClass(
            CAEmitterCell.self,
            properties: """
                alphaRange alphaSpeed autoreverses beginTime birthRate blueRange blueSpeed color contents contentsRect contentsScale \
                duration emissionLatitude emissionLongitude emissionRange emitterCells enabled/isEnabled fillMode greenRange \
                greenSpeed lifetime lifetimeRange magnificationFilter minificationFilter minificationFilterBias name redRange \
                redSpeed repeatCount repeatDuration scale scaleRange scaleSpeed speed spin spinRange style timeOffset velocity \
                velocityRange xAcceleration yAcceleration zAcceleration
                """,
            methods: "encodeWithCoder: setContainedValue:forKey: setContainedValue:forKeyPath: shouldArchiveValueForKey:",
            classMethods: "defaultValueForKey: supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: CAEmitterCell.propertyOfCAEmitterCell,
            method: CAEmitterCell.methodOfCAEmitterCell,
            classMethod: CAEmitterCell.classMethodOfCAEmitterCell,
            initializer: CAEmitterCell.initializerOfCAEmitterCell)
    }

    private static func propertyOfCAEmitterCell(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alphaRange", \CAEmitterCell.alphaRange)
        case 1: return .value("alphaSpeed", \CAEmitterCell.alphaSpeed)
        case 2: return .value("autoreverses", \CAEmitterCell.autoreverses)
        case 3: return .value("beginTime", \CAEmitterCell.beginTime)
        case 4: return .value("birthRate", \CAEmitterCell.birthRate)
        case 5: return .value("blueRange", \CAEmitterCell.blueRange)
        case 6: return .value("blueSpeed", \CAEmitterCell.blueSpeed)
        case 7: return .value("color", \CAEmitterCell.color)
        case 8: return .value("contents", \CAEmitterCell.contents)
        case 9: return .value("contentsRect", \CAEmitterCell.contentsRect)
        case 10: return .value("contentsScale", \CAEmitterCell.contentsScale)
        case 11: return .value("duration", \CAEmitterCell.duration)
        case 12: return .value("emissionLatitude", \CAEmitterCell.emissionLatitude)
        case 13: return .value("emissionLongitude", \CAEmitterCell.emissionLongitude)
        case 14: return .value("emissionRange", \CAEmitterCell.emissionRange)
        case 15: return .value("emitterCells", \CAEmitterCell.emitterCells)
        case 16: return .value("enabled", \CAEmitterCell.isEnabled)
        case 17: return .value("fillMode", \CAEmitterCell.fillMode)
        case 18: return .value("greenRange", \CAEmitterCell.greenRange)
        case 19: return .value("greenSpeed", \CAEmitterCell.greenSpeed)
        case 20: return .value("lifetime", \CAEmitterCell.lifetime)
        case 21: return .value("lifetimeRange", \CAEmitterCell.lifetimeRange)
        case 22: return .value("magnificationFilter", \CAEmitterCell.magnificationFilter)
        case 23: return .value("minificationFilter", \CAEmitterCell.minificationFilter)
        case 24: return .value("minificationFilterBias", \CAEmitterCell.minificationFilterBias)
        case 25: return .value("name", \CAEmitterCell.name)
        case 26: return .value("redRange", \CAEmitterCell.redRange)
        case 27: return .value("redSpeed", \CAEmitterCell.redSpeed)
        case 28: return .value("repeatCount", \CAEmitterCell.repeatCount)
        case 29: return .value("repeatDuration", \CAEmitterCell.repeatDuration)
        case 30: return .value("scale", \CAEmitterCell.scale)
        case 31: return .value("scaleRange", \CAEmitterCell.scaleRange)
        case 32: return .value("scaleSpeed", \CAEmitterCell.scaleSpeed)
        case 33: return .value("speed", \CAEmitterCell.speed)
        case 34: return .value("spin", \CAEmitterCell.spin)
        case 35: return .value("spinRange", \CAEmitterCell.spinRange)
        case 36: return .value("style", \CAEmitterCell.style)
        case 37: return .value("timeOffset", \CAEmitterCell.timeOffset)
        case 38: return .value("velocity", \CAEmitterCell.velocity)
        case 39: return .value("velocityRange", \CAEmitterCell.velocityRange)
        case 40: return .value("xAcceleration", \CAEmitterCell.xAcceleration)
        case 41: return .value("yAcceleration", \CAEmitterCell.yAcceleration)
        default: return .value("zAcceleration", \CAEmitterCell.zAcceleration)
        }
    }

    nonisolated private static func methodOfCAEmitterCell(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CAEmitterCell).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 1:
            return { r, a in
                (r as! CAEmitterCell).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKey:", as: (String).self))
            }
        case 2:
            return { r, a in
                (r as! CAEmitterCell).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKeyPath:", as: (Any?).self),
                    forKeyPath: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKeyPath:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! CAEmitterCell).shouldArchiveValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldArchiveValueForKey:", as: (String).self))
            }
        }
    }

    nonisolated private static func classMethodOfCAEmitterCell(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CAEmitterCell.Type).defaultValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "defaultValueForKey:", as: (String).self))
            }
        default: return { r, _ in (r as! CAEmitterCell.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfCAEmitterCell(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CAEmitterCell() }
        default: return { a in CAEmitterCell(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

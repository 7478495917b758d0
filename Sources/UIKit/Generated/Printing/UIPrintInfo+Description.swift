// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIPrintInfo {
    nonisolated static var descriptionOfUIPrintInfo: FrameworkClass {
        FrameworkClass(
            UIPrintInfo.self,
            properties: "dictionaryRepresentation duplex jobName orientation outputType printerID",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "printInfo",
            initializers: "initWithCoder: printInfoWithDictionary:",
            property: UIPrintInfo.propertyOfUIPrintInfo,
            method: UIPrintInfo.methodOfUIPrintInfo,
            classMethod: UIPrintInfo.classMethodOfUIPrintInfo,
            initializer: UIPrintInfo.initializerOfUIPrintInfo)
    }

    private static func propertyOfUIPrintInfo(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPrintInfo.dictionaryRepresentation)
        case 1: return .value("duplex", \UIPrintInfo.duplex)
        case 2: return .value("jobName", \UIPrintInfo.jobName)
        case 3: return .value("orientation", \UIPrintInfo.orientation)
        case 4: return .value("outputType", \UIPrintInfo.outputType)
        default: return .value("printerID", \UIPrintInfo.printerID)
        }
    }

    nonisolated private static func methodOfUIPrintInfo(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! UIPrintInfo).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! UIPrintInfo).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIPrintInfo(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIPrintInfo.Type).printInfo() }
    }

    nonisolated private static func initializerOfUIPrintInfo(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIPrintInfo(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIPrintInfo(dictionary: ObjCRuntime.ObjCMessage.argument(a, 0, "printInfoWithDictionary:", as: ([AnyHashable: Any]?).self))
            }
        }
    }
}

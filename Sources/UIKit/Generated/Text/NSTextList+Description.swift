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

extension NSTextList {
    nonisolated static var descriptionOfNSTextList: FrameworkClass {
        FrameworkClass(
            NSTextList.self,
            properties: "isOrdered listOptions markerFormat startingItemNumber",
            methods: "copyWithZone: encodeWithCoder: markerForItemNumber:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: initWithMarkerFormat:options: initWithMarkerFormat:options:startingItemNumber:",
            property: NSTextList.propertyOfNSTextList,
            method: NSTextList.methodOfNSTextList,
            classMethod: NSTextList.classMethodOfNSTextList,
            initializer: NSTextList.initializerOfNSTextList)
    }

    private static func propertyOfNSTextList(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSTextList.isOrdered)
        case 1: return .readOnly(\NSTextList.listOptions)
        case 2: return .readOnly(\NSTextList.markerFormat)
        default: return .value("startingItemNumber", \NSTextList.startingItemNumber)
        }
    }

    nonisolated private static func methodOfNSTextList(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! NSTextList).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 1:
            return { r, a in (r as! NSTextList).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        default:
            return { r, a in
                (r as! NSTextList).marker(forItemNumber: ObjCRuntime.ObjCMessage.argument(a, 0, "markerForItemNumber:", as: (Int).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSTextList(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSTextList.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfNSTextList(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in NSTextList(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1:
            return { a in
                NSTextList(
                    markerFormat: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithMarkerFormat:options:", as: (NSTextList.MarkerFormat).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithMarkerFormat:options:", as: (Int).self))
            }
        default:
            return { a in
                NSTextList(
                    markerFormat: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithMarkerFormat:options:startingItemNumber:", as: (NSTextList.MarkerFormat).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithMarkerFormat:options:startingItemNumber:", as: (NSTextList.Options).self),
                    startingItemNumber: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithMarkerFormat:options:startingItemNumber:", as: (Int).self))
            }
        }
    }
}

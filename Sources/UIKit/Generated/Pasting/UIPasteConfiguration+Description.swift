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

extension UIPasteConfiguration {
    nonisolated static var descriptionOfUIPasteConfiguration: FrameworkClass {
        FrameworkClass(
            UIPasteConfiguration.self,
            properties: "acceptableTypeIdentifiers",
            methods: "addAcceptableTypeIdentifiers: addTypeIdentifiersForAcceptingClass: copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "init initWithAcceptableTypeIdentifiers: initWithCoder: initWithTypeIdentifiersForAcceptingClass:",
            property: UIPasteConfiguration.propertyOfUIPasteConfiguration,
            method: UIPasteConfiguration.methodOfUIPasteConfiguration,
            classMethod: UIPasteConfiguration.classMethodOfUIPasteConfiguration,
            initializer: UIPasteConfiguration.initializerOfUIPasteConfiguration)
    }

    private static func propertyOfUIPasteConfiguration(_ index: Int) -> ClassDescription.Property {
        .value("acceptableTypeIdentifiers", \UIPasteConfiguration.acceptableTypeIdentifiers)
    }

    nonisolated private static func methodOfUIPasteConfiguration(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPasteConfiguration).addAcceptableTypeIdentifiers(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addAcceptableTypeIdentifiers:", as: ([String]).self))
            }
        case 1:
            return { r, a in
                (r as! UIPasteConfiguration).addTypeIdentifiers(
                    forAccepting: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addTypeIdentifiersForAcceptingClass:", as: (any NSItemProviderReading.Type).self))
            }
        case 2:
            return { r, a in
                (r as! UIPasteConfiguration).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UIPasteConfiguration).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIPasteConfiguration(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIPasteConfiguration.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUIPasteConfiguration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPasteConfiguration() }
        case 1:
            return { a in
                UIPasteConfiguration(
                    acceptableTypeIdentifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAcceptableTypeIdentifiers:", as: ([String]).self))
            }
        case 2: return { a in UIPasteConfiguration(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIPasteConfiguration(
                    forAccepting: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTypeIdentifiersForAcceptingClass:", as: (any NSItemProviderReading.Type).self))
            }
        }
    }
}

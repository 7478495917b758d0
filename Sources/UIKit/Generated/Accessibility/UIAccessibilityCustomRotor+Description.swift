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

extension UIAccessibilityCustomRotor {
    nonisolated static var descriptionOfUIAccessibilityCustomRotor: FrameworkClass {
        FrameworkClass(
            UIAccessibilityCustomRotor.self,
            properties: "attributedName itemSearchBlock name systemRotorType",
            initializers: "initWithAttributedName:itemSearchBlock: initWithName:itemSearchBlock: initWithSystemType:itemSearchBlock:",
            property: UIAccessibilityCustomRotor.propertyOfUIAccessibilityCustomRotor,
            initializer: UIAccessibilityCustomRotor.initializerOfUIAccessibilityCustomRotor)
    }

    private static func propertyOfUIAccessibilityCustomRotor(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("attributedName", \UIAccessibilityCustomRotor.attributedName)
        case 1: return .value("itemSearchBlock", \UIAccessibilityCustomRotor.itemSearchBlock)
        case 2: return .value("name", \UIAccessibilityCustomRotor.name)
        default: return .readOnly(\UIAccessibilityCustomRotor.systemRotorType)
        }
    }

    nonisolated private static func initializerOfUIAccessibilityCustomRotor(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIAccessibilityCustomRotor(
                    attributedName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAttributedName:itemSearchBlock:", as: (NSAttributedString).self),
                    itemSearch: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAttributedName:itemSearchBlock:", as: (Search).self))
            }
        case 1:
            return { a in
                UIAccessibilityCustomRotor(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:itemSearchBlock:", as: (String).self),
                    itemSearch: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:itemSearchBlock:", as: (Search).self))
            }
        default:
            return { a in
                UIAccessibilityCustomRotor(
                    systemType: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithSystemType:itemSearchBlock:", as: (UIAccessibilityCustomRotor.SystemRotorType).self),
                    itemSearch: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithSystemType:itemSearchBlock:", as: (Search).self))
            }
        }
    }
}

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

extension UIAccessibilityLocationDescriptor {
    nonisolated static var descriptionOfUIAccessibilityLocationDescriptor: FrameworkClass {
        FrameworkClass(
            UIAccessibilityLocationDescriptor.self,
            properties: "attributedName name point view",
            initializers: "initWithAttributedName:point:inView: initWithName:point:inView: initWithName:view:",
            property: UIAccessibilityLocationDescriptor.propertyOfUIAccessibilityLocationDescriptor,
            initializer: UIAccessibilityLocationDescriptor.initializerOfUIAccessibilityLocationDescriptor)
    }

    private static func propertyOfUIAccessibilityLocationDescriptor(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIAccessibilityLocationDescriptor.attributedName)
        case 1: return .readOnly(\UIAccessibilityLocationDescriptor.name)
        case 2: return .readOnly(\UIAccessibilityLocationDescriptor.point)
        default: return .readOnly(\UIAccessibilityLocationDescriptor.view)
        }
    }

    nonisolated private static func initializerOfUIAccessibilityLocationDescriptor(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIAccessibilityLocationDescriptor(
                    attributedName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAttributedName:point:inView:", as: (NSAttributedString).self),
                    point: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAttributedName:point:inView:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithAttributedName:point:inView:", as: (UIView).self))
            }
        case 1:
            return { a in
                UIAccessibilityLocationDescriptor(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:point:inView:", as: (String).self),
                    point: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:point:inView:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithName:point:inView:", as: (UIView).self))
            }
        default:
            return { a in
                UIAccessibilityLocationDescriptor(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:view:", as: (String).self),
                    view: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:view:", as: (UIView).self))
            }
        }
    }
}

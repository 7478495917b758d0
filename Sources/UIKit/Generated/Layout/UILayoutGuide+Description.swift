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

extension UILayoutGuide {
    nonisolated static var descriptionOfUILayoutGuide: FrameworkClass {
        FrameworkClass(
            UILayoutGuide.self,
            properties: """
                bottomAnchor centerXAnchor centerYAnchor hasAmbiguousLayout heightAnchor identifier layoutFrame leadingAnchor \
                leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
                """,
            methods: "constraintsAffectingLayoutForAxis: encodeWithCoder:",
            initializers: "init initWithCoder:",
            property: UILayoutGuide.propertyOfUILayoutGuide,
            method: UILayoutGuide.methodOfUILayoutGuide,
            initializer: UILayoutGuide.initializerOfUILayoutGuide)
    }

    private static func propertyOfUILayoutGuide(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UILayoutGuide.bottomAnchor)
        case 1: return .readOnly(\UILayoutGuide.centerXAnchor)
        case 2: return .readOnly(\UILayoutGuide.centerYAnchor)
        case 3: return .readOnly(\UILayoutGuide.hasAmbiguousLayout)
        case 4: return .readOnly(\UILayoutGuide.heightAnchor)
        case 5: return .value("identifier", \UILayoutGuide.identifier)
        case 6: return .readOnly(\UILayoutGuide.layoutFrame)
        case 7: return .readOnly(\UILayoutGuide.leadingAnchor)
        case 8: return .readOnly(\UILayoutGuide.leftAnchor)
        case 9: return .value("owningView", \UILayoutGuide.owningView)
        case 10: return .readOnly(\UILayoutGuide.rightAnchor)
        case 11: return .readOnly(\UILayoutGuide.topAnchor)
        case 12: return .readOnly(\UILayoutGuide.trailingAnchor)
        default: return .readOnly(\UILayoutGuide.widthAnchor)
        }
    }

    nonisolated private static func methodOfUILayoutGuide(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UILayoutGuide).constraintsAffectingLayout(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "constraintsAffectingLayoutForAxis:", as: (NSLayoutConstraint.Axis).self))
            }
        default:
            return { r, a in
                (r as! UILayoutGuide).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func initializerOfUILayoutGuide(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UILayoutGuide() }
        default: return { a in UILayoutGuide(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

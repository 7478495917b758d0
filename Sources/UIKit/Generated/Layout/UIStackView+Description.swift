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

extension UIStackView {
    nonisolated static var descriptionOfUIStackView: FrameworkClass {
        FrameworkClass(
            UIStackView.self,
            properties: """
                alignment arrangedSubviews axis baselineRelativeArrangement/isBaselineRelativeArrangement distribution \
                layoutMarginsRelativeArrangement/isLayoutMarginsRelativeArrangement spacing
                """,
            methods: """
                addArrangedSubview: customSpacingAfterView: insertArrangedSubview:atIndex: removeArrangedSubview: \
                setCustomSpacing:afterView:
                """,
            classMethods: "spacingUseDefault spacingUseSystem",
            initializers: "init initWithArrangedSubviews: initWithCoder: initWithFrame:",
            property: UIStackView.propertyOfUIStackView,
            method: UIStackView.methodOfUIStackView,
            classMethod: UIStackView.classMethodOfUIStackView,
            initializer: UIStackView.initializerOfUIStackView)
    }

    private static func propertyOfUIStackView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alignment", \UIStackView.alignment)
        case 1: return .readOnly(\UIStackView.arrangedSubviews)
        case 2: return .value("axis", \UIStackView.axis)
        case 3: return .value("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
        case 4: return .value("distribution", \UIStackView.distribution)
        case 5: return .value("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
        default: return .value("spacing", \UIStackView.spacing)
        }
    }

    nonisolated private static func methodOfUIStackView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIStackView).addArrangedSubview(ObjCRuntime.ObjCMessage.argument(a, 0, "addArrangedSubview:", as: (UIView).self))
            }
        case 1:
            return { r, a in
                (r as! UIStackView).customSpacing(
                    after: ObjCRuntime.ObjCMessage.argument(a, 0, "customSpacingAfterView:", as: (UIView).self))
            }
        case 2:
            return { r, a in
                (r as! UIStackView).insertArrangedSubview(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertArrangedSubview:atIndex:", as: (UIView).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertArrangedSubview:atIndex:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! UIStackView).removeArrangedSubview(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeArrangedSubview:", as: (UIView).self))
            }
        default:
            return { r, a in
                (r as! UIStackView).setCustomSpacing(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCustomSpacing:afterView:", as: (CGFloat).self),
                    after: ObjCRuntime.ObjCMessage.argument(a, 1, "setCustomSpacing:afterView:", as: (UIView).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIStackView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIStackView.Type).spacingUseDefault }
        default: return { r, _ in (r as! UIStackView.Type).spacingUseSystem }
        }
    }

    nonisolated private static func initializerOfUIStackView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIStackView() }
        case 1:
            return { a in
                UIStackView(arrangedSubviews: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithArrangedSubviews:", as: ([UIView]).self))
            }
        case 2: return { a in UIStackView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UIStackView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

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

extension NSLayoutConstraint {
    nonisolated static var descriptionOfNSLayoutConstraint: FrameworkClass {
        FrameworkClass(
            NSLayoutConstraint.self,
            properties: """
                active/isActive constant firstAttribute firstItem identifier multiplier priority relation secondAttribute secondItem \
                shouldBeArchived
                """,
            methods: "encodeWithCoder:",
            classMethods: "activateConstraints: constraintsWithVisualFormat:options:metrics:views: deactivateConstraints:",
            initializers: "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant: init initWithCoder:",
            property: NSLayoutConstraint.propertyOfNSLayoutConstraint,
            method: NSLayoutConstraint.methodOfNSLayoutConstraint,
            classMethod: NSLayoutConstraint.classMethodOfNSLayoutConstraint,
            initializer: NSLayoutConstraint.initializerOfNSLayoutConstraint)
    }

    private static func propertyOfNSLayoutConstraint(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("active", \NSLayoutConstraint.isActive)
        case 1: return .value("constant", \NSLayoutConstraint.constant)
        case 2: return .readOnly(\NSLayoutConstraint.firstAttribute)
        case 3: return .readOnly(\NSLayoutConstraint.firstItem)
        case 4: return .value("identifier", \NSLayoutConstraint.identifier)
        case 5: return .readOnly(\NSLayoutConstraint.multiplier)
        case 6: return .value("priority", \NSLayoutConstraint.priority)
        case 7: return .readOnly(\NSLayoutConstraint.relation)
        case 8: return .readOnly(\NSLayoutConstraint.secondAttribute)
        case 9: return .readOnly(\NSLayoutConstraint.secondItem)
        default: return .value("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived)
        }
    }

    nonisolated private static func methodOfNSLayoutConstraint(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSLayoutConstraint).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
    }

    nonisolated private static func classMethodOfNSLayoutConstraint(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSLayoutConstraint.Type).activate(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "activateConstraints:", as: ([NSLayoutConstraint]).self))
            }
        case 1:
            return { r, a in
                (r as! NSLayoutConstraint.Type).constraints(
                    withVisualFormat: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintsWithVisualFormat:options:metrics:views:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintsWithVisualFormat:options:metrics:views:", as: (NSLayoutConstraint.FormatOptions).self),
                    metrics: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "constraintsWithVisualFormat:options:metrics:views:", as: ([String: Any]?).self),
                    views: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "constraintsWithVisualFormat:options:metrics:views:", as: ([String: Any]).self))
            }
        default:
            return { r, a in
                (r as! NSLayoutConstraint.Type).deactivate(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "deactivateConstraints:", as: ([NSLayoutConstraint]).self))
            }
        }
    }

    nonisolated private static func initializerOfNSLayoutConstraint(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                NSLayoutConstraint(
                    item: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:", as: (Any).self),
                    attribute: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:",
                        as: (NSLayoutConstraint.Attribute).self),
                    relatedBy: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:",
                        as: (NSLayoutConstraint.Relation).self),
                    toItem: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:", as: (Any?).self),
                    attribute: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:",
                        as: (NSLayoutConstraint.Attribute).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:", as: (CGFloat).self),
                    constant: ObjCRuntime.ObjCMessage.argument(
                        a, 6, "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:", as: (CGFloat).self))
            }
        case 1: return { _ in NSLayoutConstraint() }
        default: return { a in NSLayoutConstraint(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension NSLayoutConstraint {
    nonisolated static var descriptionOfNSLayoutConstraint: FrameworkClass {
        FrameworkClass(
            NSLayoutConstraint.self,
            properties: """
                active/isActive constant firstAttribute firstItem identifier multiplier priority relation secondAttribute secondItem \
                shouldBeArchived
                """,
            classMethods: "activateConstraints: constraintsWithVisualFormat:options:metrics:views: deactivateConstraints:",
            initializers: "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant: init",
            property: NSLayoutConstraint.propertyOfNSLayoutConstraint,
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
        default: return { _ in NSLayoutConstraint() }
        }
    }
}

extension NSLayoutDimension {
    nonisolated static var descriptionOfNSLayoutDimension: FrameworkClass {
        FrameworkClass(
            NSLayoutDimension.self,
            methods: """
                constraintEqualToAnchor:multiplier: constraintEqualToAnchor:multiplier:constant: constraintEqualToConstant: \
                constraintGreaterThanOrEqualToAnchor:multiplier: constraintGreaterThanOrEqualToAnchor:multiplier:constant: \
                constraintGreaterThanOrEqualToConstant: constraintLessThanOrEqualToAnchor:multiplier: \
                constraintLessThanOrEqualToAnchor:multiplier:constant: constraintLessThanOrEqualToConstant:
                """,
            method: NSLayoutDimension.methodOfNSLayoutDimension)
    }

    nonisolated private static func methodOfNSLayoutDimension(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    equalTo: ObjCRuntime.ObjCMessage.argument(a, 0, "constraintEqualToAnchor:multiplier:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(a, 1, "constraintEqualToAnchor:multiplier:", as: (CGFloat).self))
            }
        case 1:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    equalTo: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintEqualToAnchor:multiplier:constant:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(a, 1, "constraintEqualToAnchor:multiplier:constant:", as: (CGFloat).self),
                    constant: ObjCRuntime.ObjCMessage.argument(a, 2, "constraintEqualToAnchor:multiplier:constant:", as: (CGFloat).self))
            }
        case 2:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    equalToConstant: ObjCRuntime.ObjCMessage.argument(a, 0, "constraintEqualToConstant:", as: (CGFloat).self))
            }
        case 3:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    greaterThanOrEqualTo: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintGreaterThanOrEqualToAnchor:multiplier:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintGreaterThanOrEqualToAnchor:multiplier:", as: (CGFloat).self))
            }
        case 4:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    greaterThanOrEqualTo: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintGreaterThanOrEqualToAnchor:multiplier:constant:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintGreaterThanOrEqualToAnchor:multiplier:constant:", as: (CGFloat).self),
                    constant: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "constraintGreaterThanOrEqualToAnchor:multiplier:constant:", as: (CGFloat).self))
            }
        case 5:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    greaterThanOrEqualToConstant: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintGreaterThanOrEqualToConstant:", as: (CGFloat).self))
            }
        case 6:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    lessThanOrEqualTo: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintLessThanOrEqualToAnchor:multiplier:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(a, 1, "constraintLessThanOrEqualToAnchor:multiplier:", as: (CGFloat).self))
            }
        case 7:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    lessThanOrEqualTo: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintLessThanOrEqualToAnchor:multiplier:constant:", as: (NSLayoutDimension).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintLessThanOrEqualToAnchor:multiplier:constant:", as: (CGFloat).self),
                    constant: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "constraintLessThanOrEqualToAnchor:multiplier:constant:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! NSLayoutDimension).constraint(
                    lessThanOrEqualToConstant: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintLessThanOrEqualToConstant:", as: (CGFloat).self))
            }
        }
    }
}

extension NSLayoutXAxisAnchor {
    nonisolated static var descriptionOfNSLayoutXAxisAnchor: FrameworkClass {
        FrameworkClass(
            NSLayoutXAxisAnchor.self,
            methods: """
                anchorWithOffsetToAnchor: constraintEqualToSystemSpacingAfterAnchor:multiplier: \
                constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier: \
                constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:
                """,
            method: NSLayoutXAxisAnchor.methodOfNSLayoutXAxisAnchor)
    }

    nonisolated private static func methodOfNSLayoutXAxisAnchor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSLayoutXAxisAnchor).anchorWithOffset(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "anchorWithOffsetToAnchor:", as: (NSLayoutXAxisAnchor).self))
            }
        case 1:
            return { r, a in
                (r as! NSLayoutXAxisAnchor).constraint(
                    equalToSystemSpacingAfter: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintEqualToSystemSpacingAfterAnchor:multiplier:", as: (NSLayoutXAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintEqualToSystemSpacingAfterAnchor:multiplier:", as: (CGFloat).self))
            }
        case 2:
            return { r, a in
                (r as! NSLayoutXAxisAnchor).constraint(
                    greaterThanOrEqualToSystemSpacingAfter: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier:", as: (NSLayoutXAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! NSLayoutXAxisAnchor).constraint(
                    lessThanOrEqualToSystemSpacingAfter: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:", as: (NSLayoutXAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:", as: (CGFloat).self))
            }
        }
    }
}

extension NSLayoutYAxisAnchor {
    nonisolated static var descriptionOfNSLayoutYAxisAnchor: FrameworkClass {
        FrameworkClass(
            NSLayoutYAxisAnchor.self,
            methods: """
                anchorWithOffsetToAnchor: constraintEqualToSystemSpacingBelowAnchor:multiplier: \
                constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier: \
                constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:
                """,
            method: NSLayoutYAxisAnchor.methodOfNSLayoutYAxisAnchor)
    }

    nonisolated private static func methodOfNSLayoutYAxisAnchor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSLayoutYAxisAnchor).anchorWithOffset(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "anchorWithOffsetToAnchor:", as: (NSLayoutYAxisAnchor).self))
            }
        case 1:
            return { r, a in
                (r as! NSLayoutYAxisAnchor).constraint(
                    equalToSystemSpacingBelow: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintEqualToSystemSpacingBelowAnchor:multiplier:", as: (NSLayoutYAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintEqualToSystemSpacingBelowAnchor:multiplier:", as: (CGFloat).self))
            }
        case 2:
            return { r, a in
                (r as! NSLayoutYAxisAnchor).constraint(
                    greaterThanOrEqualToSystemSpacingBelow: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier:", as: (NSLayoutYAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier:", as: (CGFloat).self))
            }
        default:
            return { r, a in
                (r as! NSLayoutYAxisAnchor).constraint(
                    lessThanOrEqualToSystemSpacingBelow: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:", as: (NSLayoutYAxisAnchor).self),
                    multiplier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:", as: (CGFloat).self))
            }
        }
    }
}

extension UIKeyboardLayoutGuide {
    nonisolated static var descriptionOfUIKeyboardLayoutGuide: FrameworkClass {
        FrameworkClass(
            UIKeyboardLayoutGuide.self,
            initializers: "init",
            initializer: UIKeyboardLayoutGuide.initializerOfUIKeyboardLayoutGuide)
    }

    nonisolated private static func initializerOfUIKeyboardLayoutGuide(_ index: Int) -> ObjCFactory {
        { _ in UIKeyboardLayoutGuide() }
    }
}

extension UILayoutGuide {
    nonisolated static var descriptionOfUILayoutGuide: FrameworkClass {
        FrameworkClass(
            UILayoutGuide.self,
            properties: """
                bottomAnchor centerXAnchor centerYAnchor hasAmbiguousLayout heightAnchor identifier layoutFrame leadingAnchor \
                leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
                """,
            methods: "constraintsAffectingLayoutForAxis:",
            initializers: "init",
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
        case 9: return .readOnly(\UILayoutGuide.owningView)
        case 10: return .readOnly(\UILayoutGuide.rightAnchor)
        case 11: return .readOnly(\UILayoutGuide.topAnchor)
        case 12: return .readOnly(\UILayoutGuide.trailingAnchor)
        default: return .readOnly(\UILayoutGuide.widthAnchor)
        }
    }

    nonisolated private static func methodOfUILayoutGuide(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UILayoutGuide).constraintsAffectingLayout(
                for: ObjCRuntime.ObjCMessage.argument(a, 0, "constraintsAffectingLayoutForAxis:", as: (NSLayoutConstraint.Axis).self))
        }
    }

    nonisolated private static func initializerOfUILayoutGuide(_ index: Int) -> ObjCFactory {
        { _ in UILayoutGuide() }
    }
}

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

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

extension UIView {
    nonisolated static var descriptionOfUIView: FrameworkClass {
        FrameworkClass(
            UIView.self,
            properties: """
                .ownTintColor* alignmentRectInsets alpha anchorPoint appliedContentSizeCategoryLimitsDescription autoresizesSubviews \
                autoresizingMask backgroundColor* bottomAnchor bounds canBecomeFocused center centerXAnchor centerYAnchor \
                clearsContextBeforeDrawing clipsToBounds collisionBoundingPath collisionBoundsType constraints contentMode \
                contentScaleFactor coordinateSpace directionalLayoutMargins effectiveUserInterfaceLayoutDirection \
                exclusiveTouch/isExclusiveTouch firstBaselineAnchor focusEffect focusGroupIdentifier focusGroupPriority \
                focusItemContainer focusItemDeferralMode frame gestureRecognizers hasAmbiguousLayout heightAnchor hidden/isHidden \
                hoverStyle insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize isFocused isTransparentFocusItem \
                keyboardLayoutGuide largeContentImage largeContentImageInsets largeContentTitle lastBaselineAnchor layer \
                layoutGuides layoutMargins layoutMarginsGuide leadingAnchor leftAnchor maskView/mask maximumContentSizeCategory \
                minimumContentSizeCategory motionEffects multipleTouchEnabled/isMultipleTouchEnabled opaque/isOpaque \
                overrideUserInterfaceStyle parentFocusEnvironment preferredFocusEnvironments preferredFocusedView \
                preservesSuperviewLayoutMargins readableContentGuide restorationIdentifier rightAnchor safeAreaInsets \
                safeAreaLayoutGuide scalesLargeContentImage semanticContentAttribute* showsLargeContentViewer subviews superview tag \
                tintAdjustmentMode tintColor topAnchor trailingAnchor traitCollection traitOverrides transform transform3D \
                translatesAutoresizingMaskIntoConstraints userInteractionEnabled/isUserInteractionEnabled \
                viewForFirstBaselineLayout/forFirstBaselineLayout viewForLastBaselineLayout/forLastBaselineLayout widthAnchor window
                """,
            methods: """
                _autolayoutTrace actionForLayer:forKey: addConstraint: addConstraints: addGestureRecognizer: addInteraction: \
                addLayoutGuide: addMotionEffect: addSubview: alignmentRectForFrame: awakeFromNib bringSubviewToFront: \
                constraintsAffectingLayoutForAxis: contentCompressionResistancePriorityForAxis: contentHuggingPriorityForAxis: \
                convertPoint:fromCoordinateSpace: convertPoint:fromView: convertPoint:toCoordinateSpace: convertPoint:toView: \
                convertRect:fromCoordinateSpace: convertRect:fromView: convertRect:toCoordinateSpace: convertRect:toView: \
                decodeRestorableStateWithCoder: didAddSubview: didHintFocusMovement: didMoveToSuperview didMoveToWindow \
                didUpdateFocusInContext:withAnimationCoordinator: drawLayer:inContext: drawRect: drawRect:forViewPrintFormatter: \
                drawViewHierarchyInRect:afterScreenUpdates: encodeRestorableStateWithCoder: encodeWithCoder: endEditing: \
                exchangeSubviewAtIndex:withSubviewAtIndex: exerciseAmbiguityInLayout focusItemsInRect: frameForAlignmentRect: \
                frameInView: gestureRecognizerShouldBegin: hitTest:withEvent: insertSubview:aboveSubview: insertSubview:atIndex: \
                insertSubview:belowSubview: invalidateIntrinsicContentSize isDescendantOfView: layerWillDraw: layoutIfNeeded \
                layoutMarginsDidChange layoutSublayersOfLayer: layoutSubviews needsUpdateConstraints pointInside:withEvent: \
                prepareForInterfaceBuilder recursiveDescription removeConstraint: removeConstraints: removeFromSuperview \
                removeGestureRecognizer: removeInteraction: removeLayoutGuide: removeMotionEffect: \
                resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets: safeAreaInsetsDidChange sendSubviewToBack: \
                setContentCompressionResistancePriority:forAxis: setContentHuggingPriority:forAxis: setNeedsDisplay \
                setNeedsDisplayInRect: setNeedsFocusUpdate setNeedsLayout setNeedsUpdateConstraints shouldUpdateFocusInContext: \
                sizeThatFits: sizeToFit snapshotViewAfterScreenUpdates: systemLayoutSizeFittingSize: \
                systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority: tintColorDidChange \
                traitCollectionDidChange: updateConstraints updateConstraintsIfNeeded updateFocusIfNeeded updateTraitsIfNeeded \
                viewForBaselineLayout viewPrintFormatter viewWithTag: willMoveToSuperview: willMoveToWindow: willRemoveSubview:
                """,
            classMethods: """
                addKeyframeWithRelativeStartTime:relativeDuration:animations: \
                animateKeyframesWithDuration:delay:options:animations:completion: animateWithDuration:animations:completion: \
                animateWithDuration:delay:options:animations:completion: \
                animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion: \
                animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion: areAnimationsEnabled \
                beginAnimations:context: commitAnimations inheritedAnimationDuration layerClass \
                modifyAnimationsWithRepeatCount:autoreverses:animations: \
                performSystemAnimation:onViews:options:animations:completion: performWithoutAnimation: requiresConstraintBasedLayout \
                setAnimationBeginsFromCurrentState: setAnimationCurve: setAnimationDelay: setAnimationDelegate: \
                setAnimationDidStopSelector: setAnimationDuration: setAnimationRepeatAutoreverses: setAnimationRepeatCount: \
                setAnimationStartDate: setAnimationTransition:forView:cache: setAnimationWillStartSelector: setAnimationsEnabled: \
                transitionFromView:toView:duration:options:completion: transitionWithView:duration:options:animations:completion: \
                userInterfaceLayoutDirectionForSemanticContentAttribute: \
                userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: UIView.propertyOfUIView,
            method: UIView.methodOfUIView,
            classMethod: UIView.classMethodOfUIView,
            initializer: UIView.initializerOfUIView)
    }

    private static func propertyOfUIView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("ownTintColor", \UIView.ownTintColor)
        case 1: return .readOnly(\UIView.alignmentRectInsets)
        case 2: return .value("alpha", \UIView.alpha)
        case 3: return .value("anchorPoint", \UIView.anchorPoint)
        case 4: return .readOnly(\UIView.appliedContentSizeCategoryLimitsDescription)
        case 5: return .value("autoresizesSubviews", \UIView.autoresizesSubviews)
        case 6: return .value("autoresizingMask", \UIView.autoresizingMask)
        case 7: return .value("backgroundColor", \UIView.backgroundColor)
        case 8: return .readOnly(\UIView.bottomAnchor)
        case 9: return .value("bounds", \UIView.bounds)
        case 10: return .readOnly(\UIView.canBecomeFocused)
        case 11: return .value("center", \UIView.center)
        case 12: return .readOnly(\UIView.centerXAnchor)
        case 13: return .readOnly(\UIView.centerYAnchor)
        case 14: return .value("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
        case 15: return .value("clipsToBounds", \UIView.clipsToBounds)
        case 16: return .readOnly(\UIView.collisionBoundingPath)
        case 17: return .readOnly(\UIView.collisionBoundsType)
        case 18: return .readOnly(\UIView.constraints)
        case 19: return .value("contentMode", \UIView.contentMode)
        case 20: return .value("contentScaleFactor", \UIView.contentScaleFactor)
        case 21: return .readOnly(\UIView.coordinateSpace)
        case 22: return .value("directionalLayoutMargins", \UIView.directionalLayoutMargins)
        case 23: return .readOnly(\UIView.effectiveUserInterfaceLayoutDirection)
        case 24: return .value("exclusiveTouch", \UIView.isExclusiveTouch)
        case 25: return .readOnly(\UIView.firstBaselineAnchor)
        case 26: return .value("focusEffect", \UIView.focusEffect)
        case 27: return .value("focusGroupIdentifier", \UIView.focusGroupIdentifier)
        case 28: return .value("focusGroupPriority", \UIView.focusGroupPriority)
        case 29: return .readOnly(\UIView.focusItemContainer)
        case 30: return .readOnly(\UIView.focusItemDeferralMode)
        case 31: return .value("frame", \UIView.frame)
        case 32: return .value("gestureRecognizers", \UIView.gestureRecognizers)
        case 33: return .readOnly(\UIView.hasAmbiguousLayout)
        case 34: return .readOnly(\UIView.heightAnchor)
        case 35: return .value("hidden", \UIView.isHidden)
        case 36: return .value("hoverStyle", \UIView.hoverStyle)
        case 37: return .value("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
        case 38: return .value("interactions", \UIView.interactions)
        case 39: return .readOnly(\UIView.intrinsicContentSize)
        case 40: return .readOnly(\UIView.isFocused)
        case 41: return .readOnly(\UIView.isTransparentFocusItem)
        case 42: return .readOnly(\UIView.keyboardLayoutGuide)
        case 43: return .value("largeContentImage", \UIView.largeContentImage)
        case 44: return .value("largeContentImageInsets", \UIView.largeContentImageInsets)
        case 45: return .value("largeContentTitle", \UIView.largeContentTitle)
        case 46: return .readOnly(\UIView.lastBaselineAnchor)
        case 47: return .readOnly(\UIView.layer)
        case 48: return .readOnly(\UIView.layoutGuides)
        case 49: return .value("layoutMargins", \UIView.layoutMargins)
        case 50: return .readOnly(\UIView.layoutMarginsGuide)
        case 51: return .readOnly(\UIView.leadingAnchor)
        case 52: return .readOnly(\UIView.leftAnchor)
        case 53: return .value("maskView", \UIView.mask)
        case 54: return .value("maximumContentSizeCategory", \UIView.maximumContentSizeCategory)
        case 55: return .value("minimumContentSizeCategory", \UIView.minimumContentSizeCategory)
        case 56: return .value("motionEffects", \UIView.motionEffects)
        case 57: return .value("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
        case 58: return .value("opaque", \UIView.isOpaque)
        case 59: return .value("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
        case 60: return .readOnly(\UIView.parentFocusEnvironment)
        case 61: return .readOnly(\UIView.preferredFocusEnvironments)
        case 62: return .readOnly(\UIView.preferredFocusedView)
        case 63: return .value("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
        case 64: return .readOnly(\UIView.readableContentGuide)
        case 65: return .value("restorationIdentifier", \UIView.restorationIdentifier)
        case 66: return .readOnly(\UIView.rightAnchor)
        case 67: return .readOnly(\UIView.safeAreaInsets)
        case 68: return .readOnly(\UIView.safeAreaLayoutGuide)
        case 69: return .value("scalesLargeContentImage", \UIView.scalesLargeContentImage)
        case 70: return .value("semanticContentAttribute", \UIView.semanticContentAttribute)
        case 71: return .value("showsLargeContentViewer", \UIView.showsLargeContentViewer)
        case 72: return .readOnly(\UIView.subviews)
        case 73: return .readOnly(\UIView.superview)
        case 74: return .value("tag", \UIView.tag)
        case 75: return .value("tintAdjustmentMode", \UIView.tintAdjustmentMode)
        case 76: return .value("tintColor", \UIView.tintColor)
        case 77: return .readOnly(\UIView.topAnchor)
        case 78: return .readOnly(\UIView.trailingAnchor)
        case 79: return .readOnly(\UIView.traitCollection)
        case 80: return .value("traitOverrides", \UIView.traitOverrides)
        case 81: return .value("transform", \UIView.transform)
        case 82: return .value("transform3D", \UIView.transform3D)
        case 83: return .value("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
        case 84: return .value("userInteractionEnabled", \UIView.isUserInteractionEnabled)
        case 85: return .readOnly(\UIView.forFirstBaselineLayout)
        case 86: return .readOnly(\UIView.forLastBaselineLayout)
        case 87: return .readOnly(\UIView.widthAnchor)
        default: return .readOnly(\UIView.window)
        }
    }

    nonisolated private static func methodOfUIView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIView).autolayoutTrace() }
        case 1:
            return { r, a in
                (r as! UIView).action(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "actionForLayer:forKey:", as: (CALayer).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "actionForLayer:forKey:", as: (String).self))
            }
        case 2:
            return { r, a in
                (r as! UIView).addConstraint(ObjCRuntime.ObjCMessage.argument(a, 0, "addConstraint:", as: (NSLayoutConstraint).self))
            }
        case 3:
            return { r, a in
                (r as! UIView).addConstraints(ObjCRuntime.ObjCMessage.argument(a, 0, "addConstraints:", as: ([NSLayoutConstraint]).self))
            }
        case 4:
            return { r, a in
                (r as! UIView).addGestureRecognizer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addGestureRecognizer:", as: (UIGestureRecognizer).self))
            }
        case 5:
            return { r, a in
                (r as! UIView).addInteraction(ObjCRuntime.ObjCMessage.argument(a, 0, "addInteraction:", as: (any UIInteraction).self))
            }
        case 6:
            return { r, a in
                (r as! UIView).addLayoutGuide(ObjCRuntime.ObjCMessage.argument(a, 0, "addLayoutGuide:", as: (UILayoutGuide).self))
            }
        case 7:
            return { r, a in
                (r as! UIView).addMotionEffect(ObjCRuntime.ObjCMessage.argument(a, 0, "addMotionEffect:", as: (UIMotionEffect).self))
            }
        case 8: return { r, a in (r as! UIView).addSubview(ObjCRuntime.ObjCMessage.argument(a, 0, "addSubview:", as: (UIView).self)) }
        case 9:
            return { r, a in
                (r as! UIView).alignmentRect(forFrame: ObjCRuntime.ObjCMessage.argument(a, 0, "alignmentRectForFrame:", as: (CGRect).self))
            }
        case 10: return { r, _ in (r as! UIView).awakeFromNib() }
        case 11:
            return { r, a in
                (r as! UIView).bringSubviewToFront(ObjCRuntime.ObjCMessage.argument(a, 0, "bringSubviewToFront:", as: (UIView).self))
            }
        case 12:
            return { r, a in
                (r as! UIView).constraintsAffectingLayout(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "constraintsAffectingLayoutForAxis:", as: (NSLayoutConstraint.Axis).self))
            }
        case 13:
            return { r, a in
                (r as! UIView).contentCompressionResistancePriority(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "contentCompressionResistancePriorityForAxis:", as: (NSLayoutConstraint.Axis).self))
            }
        case 14:
            return { r, a in
                (r as! UIView).contentHuggingPriority(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "contentHuggingPriorityForAxis:", as: (NSLayoutConstraint.Axis).self))
            }
        case 15:
            return { r, a in
                (r as! UIView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:fromCoordinateSpace:", as: (CGPoint).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:fromCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 16:
            return { r, a in
                (r as! UIView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:fromView:", as: (CGPoint).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:fromView:", as: (UIView?).self))
            }
        case 17:
            return { r, a in
                (r as! UIView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:toCoordinateSpace:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:toCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 18:
            return { r, a in
                (r as! UIView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:toView:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:toView:", as: (UIView?).self))
            }
        case 19:
            return { r, a in
                (r as! UIView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:fromCoordinateSpace:", as: (CGRect).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:fromCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 20:
            return { r, a in
                (r as! UIView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:fromView:", as: (CGRect).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:fromView:", as: (UIView?).self))
            }
        case 21:
            return { r, a in
                (r as! UIView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:toCoordinateSpace:", as: (CGRect).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:toCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 22:
            return { r, a in
                (r as! UIView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:toView:", as: (CGRect).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:toView:", as: (UIView?).self))
            }
        case 23:
            return { r, a in
                (r as! UIView).decodeRestorableState(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "decodeRestorableStateWithCoder:", as: (NSCoder).self))
            }
        case 24:
            return { r, a in (r as! UIView).didAddSubview(ObjCRuntime.ObjCMessage.argument(a, 0, "didAddSubview:", as: (UIView).self)) }
        case 25:
            return { r, a in
                (r as! UIView).didHintFocusMovement(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "didHintFocusMovement:", as: (UIFocusMovementHint).self))
            }
        case 26: return { r, _ in (r as! UIView).didMoveToSuperview() }
        case 27: return { r, _ in (r as! UIView).didMoveToWindow() }
        case 28:
            return { r, a in
                (r as! UIView).didUpdateFocus(
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "didUpdateFocusInContext:withAnimationCoordinator:", as: (UIFocusUpdateContext).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "didUpdateFocusInContext:withAnimationCoordinator:", as: (UIFocusAnimationCoordinator).self))
            }
        case 29:
            return { r, a in
                (r as! UIView).draw(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "drawLayer:inContext:", as: (CALayer).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "drawLayer:inContext:", as: (CGContext).self))
            }
        case 30: return { r, a in (r as! UIView).draw(ObjCRuntime.ObjCMessage.argument(a, 0, "drawRect:", as: (CGRect).self)) }
        case 31:
            return { r, a in
                (r as! UIView).draw(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "drawRect:forViewPrintFormatter:", as: (CGRect).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "drawRect:forViewPrintFormatter:", as: (UIViewPrintFormatter).self))
            }
        case 32:
            return { r, a in
                (r as! UIView).drawHierarchy(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawViewHierarchyInRect:afterScreenUpdates:", as: (CGRect).self),
                    afterScreenUpdates: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "drawViewHierarchyInRect:afterScreenUpdates:", as: (Bool).self))
            }
        case 33:
            return { r, a in
                (r as! UIView).encodeRestorableState(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeRestorableStateWithCoder:", as: (NSCoder).self))
            }
        case 34:
            return { r, a in (r as! UIView).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        case 35: return { r, a in (r as! UIView).endEditing(ObjCRuntime.ObjCMessage.argument(a, 0, "endEditing:", as: (Bool).self)) }
        case 36:
            return { r, a in
                (r as! UIView).exchangeSubview(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "exchangeSubviewAtIndex:withSubviewAtIndex:", as: (Int).self),
                    withSubviewAt: ObjCRuntime.ObjCMessage.argument(a, 1, "exchangeSubviewAtIndex:withSubviewAtIndex:", as: (Int).self))
            }
        case 37: return { r, _ in (r as! UIView).exerciseAmbiguityInLayout() }
        case 38:
            return { r, a in (r as! UIView).focusItems(in: ObjCRuntime.ObjCMessage.argument(a, 0, "focusItemsInRect:", as: (CGRect).self)) }
        case 39:
            return { r, a in
                (r as! UIView).frame(forAlignmentRect: ObjCRuntime.ObjCMessage.argument(a, 0, "frameForAlignmentRect:", as: (CGRect).self))
            }
        case 40: return { r, a in (r as! UIView).frame(in: ObjCRuntime.ObjCMessage.argument(a, 0, "frameInView:", as: (UIView).self)) }
        case 41:
            return { r, a in
                (r as! UIView).gestureRecognizerShouldBegin(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "gestureRecognizerShouldBegin:", as: (UIGestureRecognizer).self))
            }
        case 42:
            return { r, a in
                (r as! UIView).hitTest(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "hitTest:withEvent:", as: (CGPoint).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "hitTest:withEvent:", as: (UIEvent?).self))
            }
        case 43:
            return { r, a in
                (r as! UIView).insertSubview(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertSubview:aboveSubview:", as: (UIView).self),
                    aboveSubview: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSubview:aboveSubview:", as: (UIView).self))
            }
        case 44:
            return { r, a in
                (r as! UIView).insertSubview(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertSubview:atIndex:", as: (UIView).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSubview:atIndex:", as: (Int).self))
            }
        case 45:
            return { r, a in
                (r as! UIView).insertSubview(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertSubview:belowSubview:", as: (UIView).self),
                    belowSubview: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSubview:belowSubview:", as: (UIView).self))
            }
        case 46: return { r, _ in (r as! UIView).invalidateIntrinsicContentSize() }
        case 47:
            return { r, a in
                (r as! UIView).isDescendant(of: ObjCRuntime.ObjCMessage.argument(a, 0, "isDescendantOfView:", as: (UIView).self))
            }
        case 48:
            return { r, a in (r as! UIView).layerWillDraw(ObjCRuntime.ObjCMessage.argument(a, 0, "layerWillDraw:", as: (CALayer).self)) }
        case 49: return { r, _ in (r as! UIView).layoutIfNeeded() }
        case 50: return { r, _ in (r as! UIView).layoutMarginsDidChange() }
        case 51:
            return { r, a in
                (r as! UIView).layoutSublayers(of: ObjCRuntime.ObjCMessage.argument(a, 0, "layoutSublayersOfLayer:", as: (CALayer).self))
            }
        case 52: return { r, _ in (r as! UIView).layoutSubviews() }
        case 53: return { r, _ in (r as! UIView).needsUpdateConstraints() }
        case 54:
            return { r, a in
                (r as! UIView).point(
                    inside: ObjCRuntime.ObjCMessage.argument(a, 0, "pointInside:withEvent:", as: (CGPoint).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "pointInside:withEvent:", as: (UIEvent?).self))
            }
        case 55: return { r, _ in (r as! UIView).prepareForInterfaceBuilder() }
        case 56: return { r, _ in (r as! UIView).recursiveDescription() }
        case 57:
            return { r, a in
                (r as! UIView).removeConstraint(ObjCRuntime.ObjCMessage.argument(a, 0, "removeConstraint:", as: (NSLayoutConstraint).self))
            }
        case 58:
            return { r, a in
                (r as! UIView).removeConstraints(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeConstraints:", as: ([NSLayoutConstraint]).self))
            }
        case 59: return { r, _ in (r as! UIView).removeFromSuperview() }
        case 60:
            return { r, a in
                (r as! UIView).removeGestureRecognizer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeGestureRecognizer:", as: (UIGestureRecognizer).self))
            }
        case 61:
            return { r, a in
                (r as! UIView).removeInteraction(ObjCRuntime.ObjCMessage.argument(a, 0, "removeInteraction:", as: (any UIInteraction).self))
            }
        case 62:
            return { r, a in
                (r as! UIView).removeLayoutGuide(ObjCRuntime.ObjCMessage.argument(a, 0, "removeLayoutGuide:", as: (UILayoutGuide).self))
            }
        case 63:
            return { r, a in
                (r as! UIView).removeMotionEffect(ObjCRuntime.ObjCMessage.argument(a, 0, "removeMotionEffect:", as: (UIMotionEffect).self))
            }
        case 64:
            return { r, a in
                (r as! UIView).resizableSnapshotView(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:", as: (CGRect).self),
                    afterScreenUpdates: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:", as: (Bool).self),
                    withCapInsets: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:", as: (UIEdgeInsets).self))
            }
        case 65: return { r, _ in (r as! UIView).safeAreaInsetsDidChange() }
        case 66:
            return { r, a in
                (r as! UIView).sendSubviewToBack(ObjCRuntime.ObjCMessage.argument(a, 0, "sendSubviewToBack:", as: (UIView).self))
            }
        case 67:
            return { r, a in
                (r as! UIView).setContentCompressionResistancePriority(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContentCompressionResistancePriority:forAxis:", as: (UILayoutPriority).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setContentCompressionResistancePriority:forAxis:", as: (NSLayoutConstraint.Axis).self))
            }
        case 68:
            return { r, a in
                (r as! UIView).setContentHuggingPriority(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContentHuggingPriority:forAxis:", as: (UILayoutPriority).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setContentHuggingPriority:forAxis:", as: (NSLayoutConstraint.Axis).self))
            }
        case 69: return { r, _ in (r as! UIView).setNeedsDisplay() }
        case 70:
            return { r, a in
                (r as! UIView).setNeedsDisplay(ObjCRuntime.ObjCMessage.argument(a, 0, "setNeedsDisplayInRect:", as: (CGRect).self))
            }
        case 71: return { r, _ in (r as! UIView).setNeedsFocusUpdate() }
        case 72: return { r, _ in (r as! UIView).setNeedsLayout() }
        case 73: return { r, _ in (r as! UIView).setNeedsUpdateConstraints() }
        case 74:
            return { r, a in
                (r as! UIView).shouldUpdateFocus(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldUpdateFocusInContext:", as: (UIFocusUpdateContext).self))
            }
        case 75: return { r, a in (r as! UIView).sizeThatFits(ObjCRuntime.ObjCMessage.argument(a, 0, "sizeThatFits:", as: (CGSize).self)) }
        case 76: return { r, _ in (r as! UIView).sizeToFit() }
        case 77:
            return { r, a in
                (r as! UIView).snapshotView(
                    afterScreenUpdates: ObjCRuntime.ObjCMessage.argument(a, 0, "snapshotViewAfterScreenUpdates:", as: (Bool).self))
            }
        case 78:
            return { r, a in
                (r as! UIView).systemLayoutSizeFitting(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "systemLayoutSizeFittingSize:", as: (CGSize).self))
            }
        case 79:
            return { r, a in
                (r as! UIView).systemLayoutSizeFitting(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:", as: (CGSize).self),
                    withHorizontalFittingPriority: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
                        as: (UILayoutPriority).self),
                    verticalFittingPriority: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
                        as: (UILayoutPriority).self))
            }
        case 80: return { r, _ in (r as! UIView).tintColorDidChange() }
        case 81:
            return { r, a in
                (r as! UIView).traitCollectionDidChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionDidChange:", as: (UITraitCollection?).self))
            }
        case 82: return { r, _ in (r as! UIView).updateConstraints() }
        case 83: return { r, _ in (r as! UIView).updateConstraintsIfNeeded() }
        case 84: return { r, _ in (r as! UIView).updateFocusIfNeeded() }
        case 85: return { r, _ in (r as! UIView).updateTraitsIfNeeded() }
        case 86: return { r, _ in (r as! UIView).forBaselineLayout() }
        case 87: return { r, _ in (r as! UIView).viewPrintFormatter() }
        case 88: return { r, a in (r as! UIView).viewWithTag(ObjCRuntime.ObjCMessage.argument(a, 0, "viewWithTag:", as: (Int).self)) }
        case 89:
            return { r, a in
                (r as! UIView).willMove(toSuperview: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToSuperview:", as: (UIView?).self))
            }
        case 90:
            return { r, a in
                (r as! UIView).willMove(toWindow: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToWindow:", as: (UIWindow?).self))
            }
        default:
            return { r, a in
                (r as! UIView).willRemoveSubview(ObjCRuntime.ObjCMessage.argument(a, 0, "willRemoveSubview:", as: (UIView).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIView.Type).addKeyframe(
                    withRelativeStartTime: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addKeyframeWithRelativeStartTime:relativeDuration:animations:", as: (Double).self),
                    relativeDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addKeyframeWithRelativeStartTime:relativeDuration:animations:", as: (Double).self),
                    animations: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "addKeyframeWithRelativeStartTime:relativeDuration:animations:", as: (() -> Void).self))
            }
        case 1:
            return { r, a in
                (r as! UIView.Type).animateKeyframes(
                    withDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "animateKeyframesWithDuration:delay:options:animations:completion:", as: (TimeInterval).self),
                    delay: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "animateKeyframesWithDuration:delay:options:animations:completion:", as: (TimeInterval).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "animateKeyframesWithDuration:delay:options:animations:completion:",
                        as: (UIView.KeyframeAnimationOptions).self),
                    animations: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "animateKeyframesWithDuration:delay:options:animations:completion:", as: (() -> Void).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "animateKeyframesWithDuration:delay:options:animations:completion:", as: (((Bool) -> Void)?).self))
            }
        case 2:
            return { r, a in
                (r as! UIView.Type).animate(
                    withDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "animateWithDuration:animations:completion:", as: (TimeInterval).self),
                    animations: ObjCRuntime.ObjCMessage.argument(a, 1, "animateWithDuration:animations:completion:", as: (() -> Void).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "animateWithDuration:animations:completion:", as: (((Bool) -> Void)?).self))
            }
        case 3:
            return { r, a in
                (r as! UIView.Type).animate(
                    withDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "animateWithDuration:delay:options:animations:completion:", as: (TimeInterval).self),
                    delay: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "animateWithDuration:delay:options:animations:completion:", as: (TimeInterval).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "animateWithDuration:delay:options:animations:completion:", as: (UIView.AnimationOptions).self),
                    animations: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "animateWithDuration:delay:options:animations:completion:", as: (() -> Void).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "animateWithDuration:delay:options:animations:completion:", as: (((Bool) -> Void)?).self))
            }
        case 4:
            return { r, a in
                (r as! UIView.Type).animate(
                    withDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
                        as: (TimeInterval).self),
                    delay: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
                        as: (TimeInterval).self),
                    usingSpringWithDamping: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
                        as: (CGFloat).self),
                    initialSpringVelocity: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
                        as: (CGFloat).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
                        as: (UIView.AnimationOptions).self),
                    animations: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
                        as: (() -> Void).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 6, "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
                        as: (((Bool) -> Void)?).self))
            }
        case 5:
            return { r, a in
                (r as! UIView.Type).animate(
                    springDuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:",
                        as: (TimeInterval).self),
                    bounce: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:",
                        as: (CGFloat).self),
                    initialSpringVelocity: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:",
                        as: (CGFloat).self),
                    delay: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:",
                        as: (TimeInterval).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:",
                        as: (UIView.AnimationOptions).self),
                    animations: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:",
                        as: (() -> Void).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 6, "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:",
                        as: (((Bool) -> Void)?).self))
            }
        case 6: return { r, _ in (r as! UIView.Type).areAnimationsEnabled }
        case 7:
            return { r, a in
                (r as! UIView.Type).beginAnimations(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "beginAnimations:context:", as: (String?).self),
                    context: ObjCRuntime.ObjCMessage.argument(a, 1, "beginAnimations:context:", as: (UnsafeMutableRawPointer?).self))
            }
        case 8: return { r, _ in (r as! UIView.Type).commitAnimations() }
        case 9: return { r, _ in (r as! UIView.Type).inheritedAnimationDuration }
        case 10: return { r, _ in (r as! UIView.Type).layerClass }
        case 11:
            return { r, a in
                (r as! UIView.Type).modifyAnimations(
                    withRepeatCount: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "modifyAnimationsWithRepeatCount:autoreverses:animations:", as: (CGFloat).self),
                    autoreverses: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "modifyAnimationsWithRepeatCount:autoreverses:animations:", as: (Bool).self),
                    animations: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "modifyAnimationsWithRepeatCount:autoreverses:animations:", as: (() -> Void).self))
            }
        case 12:
            return { r, a in
                (r as! UIView.Type).perform(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "performSystemAnimation:onViews:options:animations:completion:", as: (UIView.SystemAnimation).self),
                    on: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "performSystemAnimation:onViews:options:animations:completion:", as: ([UIView]).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "performSystemAnimation:onViews:options:animations:completion:", as: (UIView.AnimationOptions).self),
                    animations: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "performSystemAnimation:onViews:options:animations:completion:", as: ((() -> Void)?).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "performSystemAnimation:onViews:options:animations:completion:", as: (((Bool) -> Void)?).self))
            }
        case 13:
            return { r, a in
                (r as! UIView.Type).performWithoutAnimation(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performWithoutAnimation:", as: (() -> Void).self))
            }
        case 14: return { r, _ in (r as! UIView.Type).requiresConstraintBasedLayout }
        case 15:
            return { r, a in
                (r as! UIView.Type).setAnimationBeginsFromCurrentState(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationBeginsFromCurrentState:", as: (Bool).self))
            }
        case 16:
            return { r, a in
                (r as! UIView.Type).setAnimationCurve(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationCurve:", as: (UIView.AnimationCurve).self))
            }
        case 17:
            return { r, a in
                (r as! UIView.Type).setAnimationDelay(ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationDelay:", as: (TimeInterval).self))
            }
        case 18:
            return { r, a in
                (r as! UIView.Type).setAnimationDelegate(ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationDelegate:", as: (Any?).self))
            }
        case 19:
            return { r, a in
                (r as! UIView.Type).setAnimationDidStop(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationDidStopSelector:", as: (Selector?).self))
            }
        case 20:
            return { r, a in
                (r as! UIView.Type).setAnimationDuration(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationDuration:", as: (TimeInterval).self))
            }
        case 21:
            return { r, a in
                (r as! UIView.Type).setAnimationRepeatAutoreverses(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationRepeatAutoreverses:", as: (Bool).self))
            }
        case 22:
            return { r, a in
                (r as! UIView.Type).setAnimationRepeatCount(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationRepeatCount:", as: (Float).self))
            }
        case 23:
            return { r, a in
                (r as! UIView.Type).setAnimationStart(ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationStartDate:", as: (Date).self))
            }
        case 24:
            return { r, a in
                (r as! UIView.Type).setAnimationTransition(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationTransition:forView:cache:", as: (UIView.AnimationTransition).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setAnimationTransition:forView:cache:", as: (UIView).self),
                    cache: ObjCRuntime.ObjCMessage.argument(a, 2, "setAnimationTransition:forView:cache:", as: (Bool).self))
            }
        case 25:
            return { r, a in
                (r as! UIView.Type).setAnimationWillStart(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationWillStartSelector:", as: (Selector?).self))
            }
        case 26:
            return { r, a in
                (r as! UIView.Type).setAnimationsEnabled(ObjCRuntime.ObjCMessage.argument(a, 0, "setAnimationsEnabled:", as: (Bool).self))
            }
        case 27:
            return { r, a in
                (r as! UIView.Type).transition(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "transitionFromView:toView:duration:options:completion:", as: (UIView).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "transitionFromView:toView:duration:options:completion:", as: (UIView).self),
                    duration: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "transitionFromView:toView:duration:options:completion:", as: (TimeInterval).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "transitionFromView:toView:duration:options:completion:", as: (UIView.AnimationOptions).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "transitionFromView:toView:duration:options:completion:", as: (((Bool) -> Void)?).self))
            }
        case 28:
            return { r, a in
                (r as! UIView.Type).transition(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "transitionWithView:duration:options:animations:completion:", as: (UIView).self),
                    duration: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "transitionWithView:duration:options:animations:completion:", as: (TimeInterval).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "transitionWithView:duration:options:animations:completion:", as: (UIView.AnimationOptions).self),
                    animations: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "transitionWithView:duration:options:animations:completion:", as: ((() -> Void)?).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "transitionWithView:duration:options:animations:completion:", as: (((Bool) -> Void)?).self))
            }
        case 29:
            return { r, a in
                (r as! UIView.Type).userInterfaceLayoutDirection(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "userInterfaceLayoutDirectionForSemanticContentAttribute:", as: (UISemanticContentAttribute).self))
            }
        default:
            return { r, a in
                (r as! UIView.Type).userInterfaceLayoutDirection(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:",
                        as: (UISemanticContentAttribute).self),
                    relativeTo: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:",
                        as: (UIUserInterfaceLayoutDirection).self))
            }
        }
    }

    nonisolated private static func initializerOfUIView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIView() }
        case 1: return { a in UIView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UIView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

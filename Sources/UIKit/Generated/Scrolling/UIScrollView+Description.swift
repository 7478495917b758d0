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

extension UIScrollView {
    nonisolated static var descriptionOfUIScrollView: FrameworkClass {
        FrameworkClass(
            UIScrollView.self,
            properties: """
                adjustedContentInset allowsKeyboardScrolling alwaysBounceHorizontal alwaysBounceVertical \
                automaticallyAdjustsScrollIndicatorInsets bounces bouncesHorizontally bouncesVertically bouncesZoom bounds \
                canCancelContentTouches contentAlignmentPoint contentInset contentInsetAdjustmentBehavior contentLayoutGuide \
                contentOffset contentSize decelerating/isDecelerating decelerationRate delaysContentTouches delegate \
                directionalLockEnabled/isDirectionalLockEnabled dragging/isDragging frame frameLayoutGuide \
                horizontalScrollIndicatorInsets indicatorStyle* keyboardDismissMode* maximumZoomScale minimumZoomScale \
                pagingEnabled/isPagingEnabled panGestureRecognizer pinchGestureRecognizer refreshControl \
                scrollAnimating/isScrollAnimating scrollEnabled/isScrollEnabled scrollIndicatorInsets scrollsToTop \
                showsHorizontalScrollIndicator showsVerticalScrollIndicator tracking/isTracking transfersHorizontalScrollingToParent \
                transfersVerticalScrollingToParent verticalScrollIndicatorInsets visibleSize zoomAnimating/isZoomAnimating \
                zoomBouncing/isZoomBouncing zoomScale zooming/isZooming
                """,
            methods: """
                adjustedContentInsetDidChange flashScrollIndicators scrollRectToVisible:animated: setContentOffset:animated: \
                setZoomScale:animated: stopScrollingAndZooming touchesShouldBegin:withEvent:inContentView: \
                touchesShouldCancelInContentView: withScrollIndicatorsShownForContentOffsetChanges: zoomToRect:animated:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: UIScrollView.propertyOfUIScrollView,
            method: UIScrollView.methodOfUIScrollView,
            initializer: UIScrollView.initializerOfUIScrollView)
    }

    private static func propertyOfUIScrollView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIScrollView.adjustedContentInset)
        case 1: return .value("allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling)
        case 2: return .value("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
        case 3: return .value("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
        case 4: return .value("automaticallyAdjustsScrollIndicatorInsets", \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
        case 5: return .value("bounces", \UIScrollView.bounces)
        case 6: return .value("bouncesHorizontally", \UIScrollView.bouncesHorizontally)
        case 7: return .value("bouncesVertically", \UIScrollView.bouncesVertically)
        case 8: return .value("bouncesZoom", \UIScrollView.bouncesZoom)
        case 9: return .value("bounds", \UIScrollView.bounds)
        case 10: return .value("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
        case 11: return .value("contentAlignmentPoint", \UIScrollView.contentAlignmentPoint)
        case 12: return .value("contentInset", \UIScrollView.contentInset)
        case 13: return .value("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
        case 14: return .readOnly(\UIScrollView.contentLayoutGuide)
        case 15: return .value("contentOffset", \UIScrollView.contentOffset)
        case 16: return .value("contentSize", \UIScrollView.contentSize)
        case 17: return .readOnly(\UIScrollView.isDecelerating)
        case 18: return .value("decelerationRate", \UIScrollView.decelerationRate)
        case 19: return .value("delaysContentTouches", \UIScrollView.delaysContentTouches)
        case 20: return .reference(\UIScrollView.delegate)
        case 21: return .value("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
        case 22: return .readOnly(\UIScrollView.isDragging)
        case 23: return .value("frame", \UIScrollView.frame)
        case 24: return .readOnly(\UIScrollView.frameLayoutGuide)
        case 25: return .value("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
        case 26: return .value("indicatorStyle", \UIScrollView.indicatorStyle)
        case 27: return .value("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
        case 28: return .value("maximumZoomScale", \UIScrollView.maximumZoomScale)
        case 29: return .value("minimumZoomScale", \UIScrollView.minimumZoomScale)
        case 30: return .value("pagingEnabled", \UIScrollView.isPagingEnabled)
        case 31: return .readOnly(\UIScrollView.panGestureRecognizer)
        case 32: return .readOnly(\UIScrollView.pinchGestureRecognizer)
        case 33: return .value("refreshControl", \UIScrollView.refreshControl)
        case 34: return .readOnly(\UIScrollView.isScrollAnimating)
        case 35: return .value("scrollEnabled", \UIScrollView.isScrollEnabled)
        case 36: return .value("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
        case 37: return .value("scrollsToTop", \UIScrollView.scrollsToTop)
        case 38: return .value("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
        case 39: return .value("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
        case 40: return .readOnly(\UIScrollView.isTracking)
        case 41: return .value("transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent)
        case 42: return .value("transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent)
        case 43: return .value("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
        case 44: return .readOnly(\UIScrollView.visibleSize)
        case 45: return .readOnly(\UIScrollView.isZoomAnimating)
        case 46: return .readOnly(\UIScrollView.isZoomBouncing)
        case 47: return .value("zoomScale", \UIScrollView.zoomScale)
        default: return .readOnly(\UIScrollView.isZooming)
        }
    }

    nonisolated private static func methodOfUIScrollView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIScrollView).adjustedContentInsetDidChange() }
        case 1: return { r, _ in (r as! UIScrollView).flashScrollIndicators() }
        case 2:
            return { r, a in
                (r as! UIScrollView).scrollRectToVisible(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "scrollRectToVisible:animated:", as: (CGRect).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "scrollRectToVisible:animated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UIScrollView).setContentOffset(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContentOffset:animated:", as: (CGPoint).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setContentOffset:animated:", as: (Bool).self))
            }
        case 4:
            return { r, a in
                (r as! UIScrollView).setZoomScale(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setZoomScale:animated:", as: (CGFloat).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setZoomScale:animated:", as: (Bool).self))
            }
        case 5: return { r, _ in (r as! UIScrollView).stopScrollingAndZooming() }
        case 6:
            return { r, a in
                (r as! UIScrollView).touchesShouldBegin(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "touchesShouldBegin:withEvent:inContentView:", as: (Set<UITouch>).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "touchesShouldBegin:withEvent:inContentView:", as: (UIEvent?).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 2, "touchesShouldBegin:withEvent:inContentView:", as: (UIView).self))
            }
        case 7:
            return { r, a in
                (r as! UIScrollView).touchesShouldCancel(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "touchesShouldCancelInContentView:", as: (UIView).self))
            }
        case 8:
            return { r, a in
                (r as! UIScrollView).withScrollIndicatorsShown(
                    forContentOffsetChanges: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "withScrollIndicatorsShownForContentOffsetChanges:", as: (() -> Void).self))
            }
        default:
            return { r, a in
                (r as! UIScrollView).zoom(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "zoomToRect:animated:", as: (CGRect).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "zoomToRect:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUIScrollView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIScrollView() }
        case 1: return { a in UIScrollView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UIScrollView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

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

extension UIPageControl {
    nonisolated static var descriptionOfUIPageControl: FrameworkClass {
        FrameworkClass(
            UIPageControl.self,
            properties: """
                allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor* defersCurrentPageDisplay \
                direction hidesForSinglePage interactionState numberOfPages pageIndicatorTintColor* \
                preferredCurrentPageIndicatorImage preferredIndicatorImage progress
                """,
            methods: """
                currentPageIndicatorImageForPage: indicatorImageForPage: setCurrentPageIndicatorImage:forPage: \
                setIndicatorImage:forPage: sizeForNumberOfPages: updateCurrentPageDisplay
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UIPageControl.propertyOfUIPageControl,
            method: UIPageControl.methodOfUIPageControl,
            initializer: UIPageControl.initializerOfUIPageControl)
    }

    private static func propertyOfUIPageControl(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction)
        case 1: return .value("backgroundStyle", \UIPageControl.backgroundStyle)
        case 2: return .value("currentPage", \UIPageControl.currentPage)
        case 3: return .value("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
        case 4: return .value("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay)
        case 5: return .value("direction", \UIPageControl.direction)
        case 6: return .value("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
        case 7: return .readOnly(\UIPageControl.interactionState)
        case 8: return .value("numberOfPages", \UIPageControl.numberOfPages)
        case 9: return .value("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
        case 10: return .value("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
        case 11: return .value("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
        default: return .value("progress", \UIPageControl.progress)
        }
    }

    nonisolated private static func methodOfUIPageControl(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPageControl).currentPageIndicatorImage(
                    forPage: ObjCRuntime.ObjCMessage.argument(a, 0, "currentPageIndicatorImageForPage:", as: (Int).self))
            }
        case 1:
            return { r, a in
                (r as! UIPageControl).indicatorImage(
                    forPage: ObjCRuntime.ObjCMessage.argument(a, 0, "indicatorImageForPage:", as: (Int).self))
            }
        case 2:
            return { r, a in
                (r as! UIPageControl).setCurrentPageIndicatorImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCurrentPageIndicatorImage:forPage:", as: (UIImage?).self),
                    forPage: ObjCRuntime.ObjCMessage.argument(a, 1, "setCurrentPageIndicatorImage:forPage:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! UIPageControl).setIndicatorImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setIndicatorImage:forPage:", as: (UIImage?).self),
                    forPage: ObjCRuntime.ObjCMessage.argument(a, 1, "setIndicatorImage:forPage:", as: (Int).self))
            }
        case 4:
            return { r, a in
                (r as! UIPageControl).size(
                    forNumberOfPages: ObjCRuntime.ObjCMessage.argument(a, 0, "sizeForNumberOfPages:", as: (Int).self))
            }
        default: return { r, _ in (r as! UIPageControl).updateCurrentPageDisplay() }
        }
    }

    nonisolated private static func initializerOfUIPageControl(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPageControl() }
        case 1: return { a in UIPageControl(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIPageControl(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIPageControl(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}

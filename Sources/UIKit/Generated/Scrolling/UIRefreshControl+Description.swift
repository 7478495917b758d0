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

extension UIRefreshControl {
    nonisolated static var descriptionOfUIRefreshControl: FrameworkClass {
        FrameworkClass(
            UIRefreshControl.self,
            properties: "attributedTitle refreshing/isRefreshing",
            methods: "beginRefreshing endRefreshing",
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UIRefreshControl.propertyOfUIRefreshControl,
            method: UIRefreshControl.methodOfUIRefreshControl,
            initializer: UIRefreshControl.initializerOfUIRefreshControl)
    }

    private static func propertyOfUIRefreshControl(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("attributedTitle", \UIRefreshControl.attributedTitle)
        default: return .readOnly(\UIRefreshControl.isRefreshing)
        }
    }

    nonisolated private static func methodOfUIRefreshControl(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIRefreshControl).beginRefreshing() }
        default: return { r, _ in (r as! UIRefreshControl).endRefreshing() }
        }
    }

    nonisolated private static func initializerOfUIRefreshControl(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIRefreshControl() }
        case 1: return { a in UIRefreshControl(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIRefreshControl(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIRefreshControl(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}

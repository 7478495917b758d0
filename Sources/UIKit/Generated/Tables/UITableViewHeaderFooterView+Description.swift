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
import SampanTextLayout

extension UITableViewHeaderFooterView {
    nonisolated static var descriptionOfUITableViewHeaderFooterView: FrameworkClass {
        FrameworkClass(
            UITableViewHeaderFooterView.self,
            properties: "backgroundView contentView detailTextLabel reuseIdentifier textLabel",
            methods: "prepareForReuse",
            initializers: "init initWithCoder: initWithFrame: initWithReuseIdentifier:",
            property: UITableViewHeaderFooterView.propertyOfUITableViewHeaderFooterView,
            method: UITableViewHeaderFooterView.methodOfUITableViewHeaderFooterView,
            initializer: UITableViewHeaderFooterView.initializerOfUITableViewHeaderFooterView)
    }

    private static func propertyOfUITableViewHeaderFooterView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundView", \UITableViewHeaderFooterView.backgroundView)
        case 1: return .readOnly(\UITableViewHeaderFooterView.contentView)
        case 2: return .readOnly(\UITableViewHeaderFooterView.detailTextLabel)
        case 3: return .readOnly(\UITableViewHeaderFooterView.reuseIdentifier)
        default: return .readOnly(\UITableViewHeaderFooterView.textLabel)
        }
    }

    nonisolated private static func methodOfUITableViewHeaderFooterView(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UITableViewHeaderFooterView).prepareForReuse() }
    }

    nonisolated private static func initializerOfUITableViewHeaderFooterView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITableViewHeaderFooterView() }
        case 1:
            return { a in UITableViewHeaderFooterView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in UITableViewHeaderFooterView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UITableViewHeaderFooterView(
                    reuseIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithReuseIdentifier:", as: (String?).self))
            }
        }
    }
}

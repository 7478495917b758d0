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

extension UITableViewHeaderFooterView {
    nonisolated static var descriptionOfUITableViewHeaderFooterView: FrameworkClass {
        FrameworkClass(
            UITableViewHeaderFooterView.self,
            properties: """
                _bridgedConfigurationState/configurationState automaticallyUpdatesBackgroundConfiguration \
                automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationUpdateHandler \
                contentConfiguration contentView detailTextLabel reuseIdentifier textLabel
                """,
            methods: """
                _bridgedUpdateConfigurationUsingState: defaultBackgroundConfiguration defaultContentConfiguration prepareForReuse \
                setNeedsUpdateConfiguration
                """,
            initializers: "init initWithCoder: initWithFrame: initWithReuseIdentifier:",
            property: UITableViewHeaderFooterView.propertyOfUITableViewHeaderFooterView,
            method: UITableViewHeaderFooterView.methodOfUITableViewHeaderFooterView,
            initializer: UITableViewHeaderFooterView.initializerOfUITableViewHeaderFooterView)
    }

    private static func propertyOfUITableViewHeaderFooterView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITableViewHeaderFooterView.configurationState)
        case 1:
            return .value(
                "automaticallyUpdatesBackgroundConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration)
        case 2:
            return .value("automaticallyUpdatesContentConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration)
        case 3: return .value("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration)
        case 4: return .value("backgroundView", \UITableViewHeaderFooterView.backgroundView)
        case 5: return .value("configurationUpdateHandler", \UITableViewHeaderFooterView.configurationUpdateHandler)
        case 6: return .reference(\UITableViewHeaderFooterView.contentConfiguration)
        case 7: return .readOnly(\UITableViewHeaderFooterView.contentView)
        case 8: return .readOnly(\UITableViewHeaderFooterView.detailTextLabel)
        case 9: return .readOnly(\UITableViewHeaderFooterView.reuseIdentifier)
        default: return .readOnly(\UITableViewHeaderFooterView.textLabel)
        }
    }

    nonisolated private static func methodOfUITableViewHeaderFooterView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITableViewHeaderFooterView).updateConfiguration(
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "_bridgedUpdateConfigurationUsingState:", as: (UIViewConfigurationState).self))
            }
        case 1: return { r, _ in (r as! UITableViewHeaderFooterView).defaultBackgroundConfiguration() }
        case 2: return { r, _ in (r as! UITableViewHeaderFooterView).defaultContentConfiguration() }
        case 3: return { r, _ in (r as! UITableViewHeaderFooterView).prepareForReuse() }
        default: return { r, _ in (r as! UITableViewHeaderFooterView).setNeedsUpdateConfiguration() }
        }
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

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

extension UIContentUnavailableView {
    nonisolated static var descriptionOfUIContentUnavailableView: FrameworkClass {
        FrameworkClass(
            UIContentUnavailableView.self,
            properties: "configuration isScrollEnabled",
            initializers: "initWithCoder: initWithConfiguration:",
            property: UIContentUnavailableView.propertyOfUIContentUnavailableView,
            initializer: UIContentUnavailableView.initializerOfUIContentUnavailableView)
    }

    private static func propertyOfUIContentUnavailableView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("configuration", \UIContentUnavailableView.configuration)
        default: return .value("isScrollEnabled", \UIContentUnavailableView.isScrollEnabled)
        }
    }

    nonisolated private static func initializerOfUIContentUnavailableView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in UIContentUnavailableView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIContentUnavailableView(
                    configuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithConfiguration:", as: (UIContentUnavailableConfiguration).self))
            }
        }
    }
}

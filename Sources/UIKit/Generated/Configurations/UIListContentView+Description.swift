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

extension UIListContentView {
    nonisolated static var descriptionOfUIListContentView: FrameworkClass {
        FrameworkClass(
            UIListContentView.self,
            properties: "configuration imageLayoutGuide secondaryTextLayoutGuide textLayoutGuide",
            initializers: "initWithCoder: initWithConfiguration:",
            property: UIListContentView.propertyOfUIListContentView,
            initializer: UIListContentView.initializerOfUIListContentView)
    }

    private static func propertyOfUIListContentView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("configuration", \UIListContentView.configuration)
        case 1: return .readOnly(\UIListContentView.imageLayoutGuide)
        case 2: return .readOnly(\UIListContentView.secondaryTextLayoutGuide)
        default: return .readOnly(\UIListContentView.textLayoutGuide)
        }
    }

    nonisolated private static func initializerOfUIListContentView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIListContentView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIListContentView(
                    configuration: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithConfiguration:", as: (UIListContentConfiguration).self))
            }
        }
    }
}

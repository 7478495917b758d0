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
import UniformTypeIdentifiers

extension UISearchTextField {
    nonisolated static var descriptionOfUISearchTextField: FrameworkClass {
        FrameworkClass(
            UISearchTextField.self,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            initializer: UISearchTextField.initializerOfUISearchTextField)
    }

    nonisolated private static func initializerOfUISearchTextField(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISearchTextField() }
        case 1: return { a in UISearchTextField(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UISearchTextField(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UISearchTextField(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}

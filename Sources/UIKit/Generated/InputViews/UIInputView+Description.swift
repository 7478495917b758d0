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

extension UIInputView {
    nonisolated static var descriptionOfUIInputView: FrameworkClass {
        FrameworkClass(
            UIInputView.self,
            properties: "allowsSelfSizing inputViewStyle",
            initializers: "init initWithCoder: initWithFrame: initWithFrame:inputViewStyle:",
            property: UIInputView.propertyOfUIInputView,
            initializer: UIInputView.initializerOfUIInputView)
    }

    private static func propertyOfUIInputView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsSelfSizing", \UIInputView.allowsSelfSizing)
        default: return .readOnly(\UIInputView.inputViewStyle)
        }
    }

    nonisolated private static func initializerOfUIInputView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIInputView() }
        case 1: return { a in UIInputView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIInputView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIInputView(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:inputViewStyle:", as: (CGRect).self),
                    inputViewStyle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:inputViewStyle:", as: (UIInputView.Style).self))
            }
        }
    }
}

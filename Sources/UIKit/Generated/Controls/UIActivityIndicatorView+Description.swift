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

extension UIActivityIndicatorView {
    nonisolated static var descriptionOfUIActivityIndicatorView: FrameworkClass {
        FrameworkClass(
            UIActivityIndicatorView.self,
            properties: "activityIndicatorViewStyle/style color* hidesWhenStopped isAnimating",
            methods: "startAnimating stopAnimating",
            initializers: "init initWithActivityIndicatorStyle: initWithCoder: initWithFrame:",
            property: UIActivityIndicatorView.propertyOfUIActivityIndicatorView,
            method: UIActivityIndicatorView.methodOfUIActivityIndicatorView,
            initializer: UIActivityIndicatorView.initializerOfUIActivityIndicatorView)
    }

    private static func propertyOfUIActivityIndicatorView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("activityIndicatorViewStyle", \UIActivityIndicatorView.style)
        case 1: return .value("color", \UIActivityIndicatorView.color)
        case 2: return .value("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
        default: return .readOnly(\UIActivityIndicatorView.isAnimating)
        }
    }

    nonisolated private static func methodOfUIActivityIndicatorView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIActivityIndicatorView).startAnimating() }
        default: return { r, _ in (r as! UIActivityIndicatorView).stopAnimating() }
        }
    }

    nonisolated private static func initializerOfUIActivityIndicatorView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIActivityIndicatorView() }
        case 1:
            return { a in
                UIActivityIndicatorView(
                    style: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithActivityIndicatorStyle:", as: (UIActivityIndicatorView.Style).self))
            }
        case 2: return { a in UIActivityIndicatorView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UIActivityIndicatorView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

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

extension UIProgressView {
    nonisolated static var descriptionOfUIProgressView: FrameworkClass {
        FrameworkClass(
            UIProgressView.self,
            properties: "observedProgress progress progressImage* progressTintColor* progressViewStyle trackImage* trackTintColor*",
            methods: "setProgress:animated:",
            initializers: "init initWithCoder: initWithFrame: initWithProgressViewStyle:",
            property: UIProgressView.propertyOfUIProgressView,
            method: UIProgressView.methodOfUIProgressView,
            initializer: UIProgressView.initializerOfUIProgressView)
    }

    private static func propertyOfUIProgressView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("observedProgress", \UIProgressView.observedProgress)
        case 1: return .value("progress", \UIProgressView.progress)
        case 2: return .value("progressImage", \UIProgressView.progressImage)
        case 3: return .value("progressTintColor", \UIProgressView.progressTintColor)
        case 4: return .value("progressViewStyle", \UIProgressView.progressViewStyle)
        case 5: return .value("trackImage", \UIProgressView.trackImage)
        default: return .value("trackTintColor", \UIProgressView.trackTintColor)
        }
    }

    nonisolated private static func methodOfUIProgressView(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIProgressView).setProgress(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setProgress:animated:", as: (Float).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setProgress:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUIProgressView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIProgressView() }
        case 1: return { a in UIProgressView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIProgressView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIProgressView(
                    progressViewStyle: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithProgressViewStyle:", as: (UIProgressView.Style).self)
                )
            }
        }
    }
}

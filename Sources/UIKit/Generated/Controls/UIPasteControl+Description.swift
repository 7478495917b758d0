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

extension UIPasteControl {
    nonisolated static var descriptionOfUIPasteControl: FrameworkClass {
        FrameworkClass(
            UIPasteControl.self,
            properties: "configuration target",
            initializers: "init initWithCoder: initWithConfiguration: initWithFrame: initWithFrame:primaryAction:",
            property: UIPasteControl.propertyOfUIPasteControl,
            initializer: UIPasteControl.initializerOfUIPasteControl)
    }

    private static func propertyOfUIPasteControl(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPasteControl.configuration)
        default: return .reference(\UIPasteControl.target)
        }
    }

    nonisolated private static func initializerOfUIPasteControl(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIPasteControl() }
        case 1: return { a in UIPasteControl(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UIPasteControl(
                    configuration: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithConfiguration:", as: (UIPasteControl.Configuration).self)
                )
            }
        case 3: return { a in UIPasteControl(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIPasteControl(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}

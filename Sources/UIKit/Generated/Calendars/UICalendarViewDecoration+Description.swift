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

extension UICalendarView.Decoration {
    nonisolated static var descriptionOfUICalendarViewDecoration: FrameworkClass {
        FrameworkClass(
            UICalendarView.Decoration.self,
            classMethods: "customView: defaultWithColor:size: image:color:size:",
            initializers: "initWithCustomViewProvider: initWithImage:color:size:",
            classMethod: UICalendarView.Decoration.classMethodOfUICalendarViewDecoration,
            initializer: UICalendarView.Decoration.initializerOfUICalendarViewDecoration)
    }

    nonisolated private static func classMethodOfUICalendarViewDecoration(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICalendarView.Decoration.Type).customView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "customView:", as: (() -> UIView).self))
            }
        case 1:
            return { r, a in
                (r as! UICalendarView.Decoration.Type).default(
                    color: ObjCRuntime.ObjCMessage.argument(a, 0, "defaultWithColor:size:", as: (UIColor?).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "defaultWithColor:size:", as: (UICalendarView.DecorationSize).self))
            }
        default:
            return { r, a in
                (r as! UICalendarView.Decoration.Type).image(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "image:color:size:", as: (UIImage?).self),
                    color: ObjCRuntime.ObjCMessage.argument(a, 1, "image:color:size:", as: (UIColor?).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 2, "image:color:size:", as: (UICalendarView.DecorationSize).self))
            }
        }
    }

    nonisolated private static func initializerOfUICalendarViewDecoration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UICalendarView.Decoration(
                    customViewProvider: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCustomViewProvider:", as: (() -> UIView).self))
            }
        default:
            return { a in
                UICalendarView.Decoration(
                    image: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithImage:color:size:", as: (UIImage?).self),
                    color: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithImage:color:size:", as: (UIColor?).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithImage:color:size:", as: (UICalendarView.DecorationSize).self))
            }
        }
    }
}

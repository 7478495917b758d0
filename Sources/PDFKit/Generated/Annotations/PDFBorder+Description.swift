// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFBorder {
    nonisolated static var descriptionOfPDFBorder: FrameworkClass {
        FrameworkClass(
            PDFBorder.self,
            properties: "borderKeyValues dashPattern lineWidth style",
            methods: "copyWithZone: drawInRect:",
            initializers: "init",
            property: PDFBorder.propertyOfPDFBorder,
            method: PDFBorder.methodOfPDFBorder,
            initializer: PDFBorder.initializerOfPDFBorder)
    }

    private static func propertyOfPDFBorder(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PDFBorder.borderKeyValues)
        case 1: return .value("dashPattern", \PDFBorder.dashPattern)
        case 2: return .value("lineWidth", \PDFBorder.lineWidth)
        default: return .value("style", \PDFBorder.style)
        }
    }

    nonisolated private static func methodOfPDFBorder(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! PDFBorder).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default: return { r, a in (r as! PDFBorder).draw(in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawInRect:", as: (CGRect).self)) }
        }
    }

    nonisolated private static func initializerOfPDFBorder(_ index: Int) -> ObjCFactory {
        { _ in PDFBorder() }
    }
}

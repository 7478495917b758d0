// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFAction {
    nonisolated static var descriptionOfPDFAction: FrameworkClass {
        FrameworkClass(
            PDFAction.self,
            properties: "type",
            methods: "copyWithZone:",
            property: PDFAction.propertyOfPDFAction,
            method: PDFAction.methodOfPDFAction)
    }

    private static func propertyOfPDFAction(_ index: Int) -> ClassDescription.Property {
        .readOnly(\PDFAction.type)
    }

    nonisolated private static func methodOfPDFAction(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! PDFAction).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}

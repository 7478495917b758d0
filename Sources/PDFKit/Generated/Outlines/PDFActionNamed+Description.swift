// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFActionNamed {
    nonisolated static var descriptionOfPDFActionNamed: FrameworkClass {
        FrameworkClass(
            PDFActionNamed.self,
            properties: "name",
            initializers: "initWithName:",
            property: PDFActionNamed.propertyOfPDFActionNamed,
            initializer: PDFActionNamed.initializerOfPDFActionNamed)
    }

    private static func propertyOfPDFActionNamed(_ index: Int) -> ClassDescription.Property {
        .value("name", \PDFActionNamed.name)
    }

    nonisolated private static func initializerOfPDFActionNamed(_ index: Int) -> ObjCFactory {
        { a in PDFActionNamed(name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:", as: (PDFActionNamedName).self)) }
    }
}

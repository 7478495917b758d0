// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFActionGoTo {
    nonisolated static var descriptionOfPDFActionGoTo: FrameworkClass {
        FrameworkClass(
            PDFActionGoTo.self,
            properties: "destination",
            initializers: "initWithDestination:",
            property: PDFActionGoTo.propertyOfPDFActionGoTo,
            initializer: PDFActionGoTo.initializerOfPDFActionGoTo)
    }

    private static func propertyOfPDFActionGoTo(_ index: Int) -> ClassDescription.Property {
        .value("destination", \PDFActionGoTo.destination)
    }

    nonisolated private static func initializerOfPDFActionGoTo(_ index: Int) -> ObjCFactory {
        { a in PDFActionGoTo(destination: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDestination:", as: (PDFDestination).self)) }
    }
}

// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKit

extension PDFActionURL {
    nonisolated static var descriptionOfPDFActionURL: FrameworkClass {
        FrameworkClass(
            PDFActionURL.self,
            properties: "URL/url",
            initializers: "initWithURL:",
            property: PDFActionURL.propertyOfPDFActionURL,
            initializer: PDFActionURL.initializerOfPDFActionURL)
    }

    private static func propertyOfPDFActionURL(_ index: Int) -> ClassDescription.Property {
        .value("URL", \PDFActionURL.url)
    }

    nonisolated private static func initializerOfPDFActionURL(_ index: Int) -> ObjCFactory {
        { a in PDFActionURL(url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:", as: (URL).self)) }
    }
}

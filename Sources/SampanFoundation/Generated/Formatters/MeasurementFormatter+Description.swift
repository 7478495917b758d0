// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension MeasurementFormatter {
    nonisolated static var descriptionOfMeasurementFormatter: FrameworkClass {
        FrameworkClass(
            MeasurementFormatter.self,
            properties: "locale numberFormatter unitOptions unitStyle",
            methods: "stringFromUnit:",
            property: MeasurementFormatter.propertyOfMeasurementFormatter,
            method: MeasurementFormatter.methodOfMeasurementFormatter)
    }

    private static func propertyOfMeasurementFormatter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("locale", \MeasurementFormatter.locale)
        case 1: return .value("numberFormatter", \MeasurementFormatter.numberFormatter)
        case 2: return .value("unitOptions", \MeasurementFormatter.unitOptions)
        default: return .value("unitStyle", \MeasurementFormatter.unitStyle)
        }
    }

    nonisolated private static func methodOfMeasurementFormatter(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! MeasurementFormatter).string(from: ObjCRuntime.ObjCMessage.argument(a, 0, "stringFromUnit:", as: (Unit).self)) }
    }
}

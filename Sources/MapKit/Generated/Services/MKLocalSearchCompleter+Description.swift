// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKLocalSearchCompleter {
    nonisolated static var descriptionOfMKLocalSearchCompleter: FrameworkClass {
        FrameworkClass(
            MKLocalSearchCompleter.self,
            properties: "delegate filterType isSearching pointOfInterestFilter queryFragment region resultTypes results",
            methods: "cancel",
            initializers: "init",
            property: MKLocalSearchCompleter.propertyOfMKLocalSearchCompleter,
            method: MKLocalSearchCompleter.methodOfMKLocalSearchCompleter,
            initializer: MKLocalSearchCompleter.initializerOfMKLocalSearchCompleter)
    }

    private static func propertyOfMKLocalSearchCompleter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\MKLocalSearchCompleter.delegate)
        case 1: return .value("filterType", \MKLocalSearchCompleter.filterType)
        case 2: return .readOnly(\MKLocalSearchCompleter.isSearching)
        case 3: return .value("pointOfInterestFilter", \MKLocalSearchCompleter.pointOfInterestFilter)
        case 4: return .value("queryFragment", \MKLocalSearchCompleter.queryFragment)
        case 5: return .value("region", \MKLocalSearchCompleter.region)
        case 6: return .value("resultTypes", \MKLocalSearchCompleter.resultTypes)
        default: return .readOnly(\MKLocalSearchCompleter.results)
        }
    }

    nonisolated private static func methodOfMKLocalSearchCompleter(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MKLocalSearchCompleter).cancel() }
    }

    nonisolated private static func initializerOfMKLocalSearchCompleter(_ index: Int) -> ObjCFactory {
        { _ in MKLocalSearchCompleter() }
    }
}

import Foundation
import SampanHost
import Testing

@testable import CoreLocation
@testable import UIKit

/// What the person is asked. Each test has a process of its own.
@Suite struct LocationAuthorizationTests {
    @MainActor private static func authorization(_ information: [String: Any]) -> LocationAuthorization {
        LocationAuthorization(permissions: .shared) { information[$0] }
    }

    private static let texts: [String: Any] = [
        "NSLocationWhenInUseUsageDescription": "To find shops.", "NSLocationAlwaysAndWhenInUseUsageDescription": "To find them later.",
    ]

    @Test func withoutAReasonNobodyIsAsked() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Task { @MainActor in
                let app = LocatedApp()
                let authorization = LocationAuthorizationTests.authorization([:])
                authorization.requestWhenInUse()
                authorization.requestAlways()
                await app.serve()
                #expect(!authorization.isAsking && authorization.status == .notDetermined)
            }.value
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("The app's Info.plist must contain an “NSLocationWhenInUseUsageDescription” key with a string value"))
        #expect(text.contains("must contain both “NSLocationAlwaysAndWhenInUseUsageDescription” and"))
    }

    @Test func thePersonIsAskedForTheForegroundAndThenForAlways() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp()
                let authorization = LocationAuthorizationTests.authorization(LocationAuthorizationTests.texts)
                authorization.requestWhenInUse()
                authorization.requestWhenInUse()
                await app.serve()
                let texts = app.runtime.reachableTexts
                #expect(texts.contains("Allow Once") && texts.contains("Don’t Allow"), "\(texts)")
                await app.tap("Allow While Using App")
                #expect(authorization.status == .authorizedWhenInUse && app.runtime.reachableTexts.isEmpty)
                authorization.requestAlways()
                await app.serve()
                await app.tap("Change to Always Allow")
                #expect(authorization.status == .authorizedAlways)
                authorization.requestAlways()
                await app.serve()
                #expect(app.runtime.reachableTexts.isEmpty)
            }.value
        }
    }

    @Test func whoAsksForAlwaysAtFirstHasItUntilThePersonIsAskedAboutTheBackground() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp()
                let authorization = LocationAuthorizationTests.authorization(LocationAuthorizationTests.texts)
                authorization.requestAlways()
                await app.serve()
                await app.tap("Allow While Using App")
                #expect(authorization.status == .authorizedAlways)
                authorization.noteUseInBackground()
                await app.serve()
                await app.tap("Keep Only While Using")
                #expect(authorization.status == .authorizedWhenInUse)
            }.value
        }
    }

    @Test func whoMayNotKnowExactlyGetsTheMiddleOfASquare() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp(.granted)
                var information = LocationAuthorizationTests.texts
                information["NSLocationDefaultAccuracyReduced"] = true
                information["NSLocationTemporaryUsageDescriptionDictionary"] = ["route": "To show the way."]
                let authorization = LocationAuthorizationTests.authorization(information)
                let place = CLLocation(latitude: 52.51, longitude: 13.41)
                #expect(authorization.accuracy == .reducedAccuracy)
                let limited = authorization.limited(place, kCLLocationAccuracyBest)
                #expect(abs(limited.coordinate.latitude - 52.525) < 1e-9 && limited.horizontalAccuracy >= 1000)
                var errors: [Int?] = []
                authorization.requestFullAccuracy("other") { errors.append(($0 as NSError?)?.code) }
                authorization.requestFullAccuracy("route") { errors.append(($0 as NSError?)?.code) }
                await app.serve()
                await app.tap("Allow Once")
                #expect(errors == [1, nil] && authorization.accuracy == .fullAccuracy)
                #expect(authorization.limited(place, kCLLocationAccuracyBest) === place)
            }.value
        }
    }
}

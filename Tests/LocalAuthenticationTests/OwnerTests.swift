import Foundation
import SampanHost
import StagedApps
import Testing
import UIKit

@testable import LocalAuthentication

/// What is asked of the device's owner, and what comes of it. Each test that asks has a process of its own.
@Suite struct OwnerTests {
    private func sensor(_ device: Device = .standard, faceID: PrivacyAnswer? = .granted) -> BiometrySensor {
        let permissions = Permissions(file: nil)
        permissions.set(faceID, for: .faceID)
        return BiometrySensor(device: device, permissions: permissions)
    }

    @Test func theSensorIsTheDevicesAndIsKnownOnceItWasAskedAfter() {
        for (name, type) in [
            ("iPhone 15", LABiometryType.faceID), ("iPhone SE (3rd generation)", .touchID), ("iPad mini (6th generation)", .touchID),
        ] {
            let context = LAContext(sensor: sensor(Device.named(name)!))
            #expect(context.biometryType == .none && context.evaluatedPolicyDomainState == nil)
            #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
            #expect(context.biometryType == type && context.evaluatedPolicyDomainState?.count == 32, "\(name)")
        }
    }

    @available(iOS, deprecated: 11.0)
    @Test func olderNamesOfErrorsAreThoseOfAnySensor() {
        #expect(LAError.touchIDNotAvailable.rawValue == -6 && LAError.touchIDNotEnrolled == .biometryNotEnrolled)
        switch LAError.Code.biometryLockout {
        case .touchIDLockout: break
        default: Issue.record("another error")
        }
        #expect(LAError.companionNotAvailable.rawValue == -11)
    }

    @Test func aDeviceThatDoesNotKnowItsOwnerSaysSoButTakesThePasscode() {
        let sensor = sensor()
        let known = sensor.domainState
        sensor.isEnrolled = false
        let context = LAContext(sensor: sensor)
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == -7 && context.biometryType == .faceID)
        if let error {
            switch error {
            case LAError.userCancel: Issue.record("another error")
            case LAError.biometryNotEnrolled: break
            default: Issue.record("no error")
            }
        }
        #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        sensor.isEnrolled = true
        #expect(sensor.domainState != known)
    }

    @Test func whoDeniedFaceIDIsNotAskedAgain() async {
        let context = LAContext(sensor: sensor(faceID: .denied))
        await #expect(throws: LAError(.biometryNotAvailable)) {
            try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "why")
        }
    }

    @Test func aContextThatMustNotAskOrWasInvalidatedFailsWithThat() async {
        let context = LAContext(sensor: sensor())
        context.interactionNotAllowed = true
        await #expect(throws: LAError(.notInteractive)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why")
        }
        #expect(context.setCredential(Data([1]), type: .applicationPassword) && context.isCredentialSet(.applicationPassword))
        #expect(context.setCredential(nil, type: .applicationPassword) && !context.isCredentialSet(.applicationPassword))
        context.invalidate()
        await #expect(throws: LAError(.invalidContext)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why")
        }
    }

    @Test func aQuestionWithoutAReasonIsAProgrammersError() async {
        await #expect(processExitsWith: .failure) {
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in }
        }
    }

    @Test func thePersonAllowsFaceIDAndIsRecognized() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let answers = Answers()
                LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open the notes", reply: answers.add)
                #expect(await app.tap("OK"))
                #expect(await app.shows("Open the notes"))
                #expect(UIApplication.shared.applicationState == .inactive && app.runtime.reachableTexts.contains("Cancel"))
                #expect(await app.tap("Matching Face"))
                #expect(await app.serve { answers.all == ["true"] } && UIApplication.shared.applicationState == .active)
            }.value
        }
    }

    @Test func someoneElseIsRefusedAndAfterFiveFailuresTheSensorIsLocked() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .faceID)
                let answers = Answers()
                let context = LAContext()
                for number in 1...3 {
                    context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "why", reply: answers.add)
                    #expect(await app.tap("Non-matching Face"))
                    #expect(await app.shows("Face Not Recognized") == (number < 3))
                    if number < 3 { #expect(await app.tap("Non-matching Face")) }
                    #expect(await app.serve { answers.all.count == number })
                }
                #expect(answers.all == ["-1", "-1", "-8"])
                context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "why", reply: answers.add)
                #expect(await app.serve { answers.all.last == "-8" && answers.all.count == 4 })
                context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why", reply: answers.add)
                #expect(await app.tap("Right Passcode"))
                #expect(await app.serve { answers.all.last == "true" })
                #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
            }.value
        }
    }

    @Test func scriptsAnswerAndAreToldWhatCannotBeAnswered() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .faceID)
                let answers = Answers()
                let context = LAContext()
                context.localizedFallbackTitle = "Type it"
                #expect(app.runtime.ask(.biometry(.match)) == "nobody is asked who they are")
                context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "why", reply: answers.add)
                await app.shows("why")
                #expect(app.runtime.ask(.biometry(.passcode)) == "passcode is no answer to this; there are cancel, match, mismatch")
                #expect(app.runtime.ask(.biometry(.mismatch)) == nil)
                #expect(await app.shows("Type it"))
                #expect(app.runtime.ask(.biometry(.fallback)) == nil)
                #expect(await app.serve { answers.all == ["-3"] })
                context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "why", reply: answers.add)
                await app.shows("why")
                #expect(app.runtime.ask(.biometry(.cancel)) == nil)
                #expect(await app.serve { answers.all.last == "-2" })
                context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "why", reply: answers.add)
                await app.shows("why")
                context.invalidate()
                #expect(await app.serve { answers.all.last == "-9" && !app.runtime.reachableTexts.contains("why") })
                #expect(app.runtime.ask(.biometry(.unenroll)) == nil)
                #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
            }.value
        }
    }

    @Test func scriptsSayWhatHappensToTheSensor() throws {
        let script = try HostScript("biometry match\nbiometry unenroll", name: "walk")
        #expect(script.commands.map(\.command) == [.ask(.biometry(.match)), .ask(.biometry(.unenroll))])
        #expect(throws: HostScript.Failure.self) { try HostScript("biometry smile", name: "walk") }
        #expect(throws: HostScript.Failure.self) { try HostScript("biometry", name: "walk") }
    }

    @Test func aRecognitionCanBeUsedAgainForAsLongAsTheAppSays() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                Permissions.shared.set(.granted, for: .faceID)
                let answers = Answers()
                let context = LAContext()
                context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why", reply: answers.add)
                #expect(await app.tap("Matching Face"))
                #expect(await app.serve { answers.all == ["true"] })
                context.touchIDAuthenticationAllowableReuseDuration = 10
                context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why", reply: answers.add)
                #expect(await app.serve { answers.all == ["true", "true"] })
                app.advance(20)
                context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "why", reply: answers.add)
                #expect(await app.shows("why") && answers.all.count == 2)
            }.value
        }
    }
}

/// What replies said, from whichever thread.
private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    var all: [String] { lock.withLock { texts } }

    func add(_ isOwner: Bool, _ error: (any Error)?) {
        lock.withLock { texts.append(error.map { "\(($0 as NSError).code)" } ?? "\(isOwner)") }
    }
}

import Foundation
import SampanFoundation
import Testing

@Suite struct CoreFoundationNameTests {
    @Test func keysOfCoreFoundationNameWhatStandsInAnInfoDictionary() {
        #expect(kCFBundleVersionKey.description == "CFBundleVersion" && kCFBundleNameKey.description == "CFBundleName")
        #expect(kCFBundleIdentifierKey.description == "CFBundleIdentifier" && kCFBundleExecutableKey.description == "CFBundleExecutable")
    }

    @Test func aResultOfCFunctionsIsANumber() {
        let status: OSStatus = noErr
        #expect(status == 0)
    }
}

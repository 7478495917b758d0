import Foundation
import SampanFoundation
import Testing

@Suite struct StreamErrorTests {
    @Test func aStreamThatIsWellHasNoError() throws {
        let input = InputStream(data: Data("text".utf8))
        #expect(input.streamError == nil)
        input.open()
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(input.read(&bytes, maxLength: 8) == 4 && input.streamError == nil)
        input.close()
        #expect(input.streamError == nil)
        let output = OutputStream.toMemory()
        output.open()
        #expect(output.write(bytes, maxLength: 4) == 4 && output.streamError == nil)
        output.close()
    }

    @Test func aStreamThatCannotBeOpenedHasOne() throws {
        let input = try #require(InputStream(fileAtPath: "/nowhere/at/all"))
        input.open()
        #expect(input.streamStatus == .error && (input.streamError as NSError?)?.code == Int(ENOENT))
    }
}

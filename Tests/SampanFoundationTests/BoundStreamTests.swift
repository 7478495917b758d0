import Foundation
import SampanFoundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct BoundStreamTests {
    private func pair(_ size: Int) throws -> (InputStream, OutputStream) {
        var input: InputStream?
        var output: OutputStream?
        Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
        return (try #require(input), try #require(output))
    }

    private func read(_ stream: InputStream, _ length: Int) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: length)
        let count = stream.read(&buffer, maxLength: length)
        return count < 0 ? nil : Array(buffer.prefix(count))
    }

    @Test func whatIsWrittenIsReadUpToTheBuffersSize() throws {
        let (input, output) = try pair(4)
        #expect(read(input, 1) == nil && output.write([1], maxLength: 1) == -1)
        input.open()
        output.open()
        #expect(input.streamStatus == .open && !input.hasBytesAvailable && output.hasSpaceAvailable)
        #expect(output.write([1, 2, 3, 4, 5, 6], maxLength: 6) == 4)
        #expect(!output.hasSpaceAvailable && input.hasBytesAvailable)
        #expect(read(input, 3) == [1, 2, 3])
        #expect(output.write([5, 6], maxLength: 2) == 2)
        output.close()
        #expect(read(input, 9) == [4, 5, 6] && input.streamStatus == .open)
        #expect(read(input, 9) == [] && input.streamStatus == .atEnd)
    }

    @Test func whoReadsWaitsForWhoWrites() throws {
        let (input, output) = try pair(16)
        input.open()
        output.open()
        let sent = (0..<5000).map { UInt8(truncatingIfNeeded: $0) }
        nonisolated(unsafe) let end = output
        let writing = Thread {
            var rest = sent[...]
            while !rest.isEmpty {
                rest = rest.dropFirst(Array(rest).withUnsafeBufferPointer { end.write($0.baseAddress!, maxLength: $0.count) })
            }
            end.close()
        }
        writing.start()
        var received: [UInt8] = []
        while let part = read(input, 100), !part.isEmpty { received += part }
        #expect(received == sent)
    }

    @Test func nobodyWritesToWhomNobodyReads() throws {
        let (input, output) = try pair(4)
        input.open()
        output.open()
        input.close()
        #expect(output.write([1], maxLength: 1) == -1)
        #expect(output.streamStatus == .error && (output.streamError as NSError?)?.code == Int(EPIPE))
    }

    @Test func theDelegateHearsInItsRunLoop() throws {
        final class Listener: NSObject, StreamDelegate {
            var heard: [Stream.Event] = []
            var received: [UInt8] = []
            func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
                heard.append(eventCode)
                guard eventCode == .hasBytesAvailable, let input = aStream as? InputStream else { return }
                var buffer = [UInt8](repeating: 0, count: 2)
                let count = input.read(&buffer, maxLength: 2)
                received += buffer.prefix(count)
            }
        }
        let (input, output) = try pair(16)
        let (reading, writing) = (Listener(), Listener())
        input.delegate = reading
        output.delegate = writing
        let mode = RunLoop.Mode("streams")
        input.schedule(in: .current, forMode: mode)
        output.schedule(in: .current, forMode: mode)
        input.open()
        output.open()
        _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 0.01))
        _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 0.01))
        #expect(reading.heard == [.openCompleted] && writing.heard == [.openCompleted, .hasSpaceAvailable])
        #expect(output.write([1, 2, 3], maxLength: 3) == 3)
        output.close()
        let end = Date(timeIntervalSinceNow: 20)
        while reading.heard.last != .endEncountered, Date() < end {
            _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 0.01))
        }
        #expect(reading.received == [1, 2, 3] && reading.heard.last == .endEncountered)
        #expect(writing.heard.count(where: { $0 == .openCompleted }) == 1)
    }

    @Test func streamsAreFreedThoughTheyAreScheduled() throws {
        weak var kept: InputStream?
        do {
            let (input, output) = try pair(4)
            input.schedule(in: .current, forMode: .default)
            input.open()
            output.open()
            kept = input
        }
        #expect(kept == nil)
    }

    @Test func eventsAreToldOnAQueueInOrder() async throws {
        final class Listener: NSObject, StreamDelegate, @unchecked Sendable {
            var heard: [Stream.Event] = []
            func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
                dispatchPrecondition(condition: .onQueue(queue))
                heard.append(eventCode)
            }
            let queue = DispatchQueue(label: "streams")
        }
        let (input, output) = try pair(16)
        let listener = Listener()
        (input.delegate, output.delegate) = (listener, listener)
        CFReadStreamSetDispatchQueue(input, listener.queue)
        CFWriteStreamSetDispatchQueue(output, listener.queue)
        output.open()
        listener.queue.sync {}
        #expect(listener.queue.sync { listener.heard } == [.openCompleted, .hasSpaceAvailable])
        #expect([1, 2].withUnsafeBytes { output.write($0.baseAddress!, maxLength: 2) } == 2)
        CFWriteStreamSetDispatchQueue(output, nil)
        listener.queue.sync { listener.heard = [] }
        input.open()
        #expect(listener.queue.sync { listener.heard } == [.openCompleted, .hasBytesAvailable])
    }
}

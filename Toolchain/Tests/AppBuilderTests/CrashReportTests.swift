import Testing

@testable import AppBuilder

@Suite struct CrashReportTests {
    private let backtrace = """

        *** Program crashed: Illegal instruction at 0x00007f045896df7f ***

        Platform: x86_64 Linux

        Thread 0 "App" crashed:

          0               0x00007f045896df7f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
          1 [ra]          0x0000557e4f00d27f closure #1 in Foo.bar(_:) + 110 in App at /home/me/App/Foo.swift:5:58
          2 [ra] [thunk]  0x0000557e4f00d8b2 partial apply for closure #1 in Foo.bar(_:) + 17 in App at //<compiler-generated>
          3 [ra]          0x0000557e4f00d8b3 UIView.draw(_:) + 1 in libSampan.so at /opt/sampan/UIView.swift:1:2
          4 [ra]          0x0000557e4f00dcd8 main + 919 in App at /home/me/App/main.swift:6:50
        ...
        """

    @Test func theUsersOwnCallsComeFirst() {
        let report = CrashReport(signal: 4, backtrace: backtrace, sourceFiles: ["/home/me/App/Foo.swift", "/home/me/App/main.swift"])
        #expect(
            report.text == """
                The app crashed: SIGILL, illegal instruction (Program crashed: Illegal instruction at 0x00007f045896df7f)
                In your code:
                  /home/me/App/Foo.swift:5:58: closure #1 in Foo.bar(_:)
                  /home/me/App/main.swift:6:50: main
                All calls, innermost first:
                  0  _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
                  1  closure #1 in Foo.bar(_:) + 110 in App at /home/me/App/Foo.swift:5:58
                  2  partial apply for closure #1 in Foo.bar(_:) + 17 in App
                  3  UIView.draw(_:) + 1 in libSampan.so at /opt/sampan/UIView.swift:1:2
                  4  main + 919 in App at /home/me/App/main.swift:6:50
                """)
    }

    @Test func codeOfTheMainActorOnAnotherThreadIsTold() {
        let calls = """
              0               0x00007f045896df7f _dispatch_assert_queue_fail + 82 in libdispatch.so
              1 [ra]          0x0000557e4f00d27f static MainActor.assumeIsolated<A>(_:file:line:) + 87 in App
              2 [ra]          0x0000557e4f00d8b3 closure #1 in Foo.bar(_:) + 1 in App at /home/me/App/Foo.swift:5:58
            """
        let report = CrashReport(signal: 4, backtrace: calls, sourceFiles: ["/home/me/App/Foo.swift"])
        #expect(
            report.text.hasPrefix(
                """
                The app crashed: SIGILL, illegal instruction
                Code of the main actor was called on another thread: call it in a Task { @MainActor in … } or in DispatchQueue.main.async.
                In your code:
                  /home/me/App/Foo.swift:5:58: closure #1 in Foo.bar(_:)
                """), "\(report.text)")
    }

    @Test func theSameCrashInAnotherRunHasOtherAddressesAndTheSameKind() {
        let files = ["/home/me/App/Foo.swift"]
        let report = CrashReport(signal: 4, backtrace: backtrace, sourceFiles: files)
        let again = CrashReport(signal: 4, backtrace: backtrace.replacing("0x00007f0458", with: "0x00007fa112"), sourceFiles: files)
        let elsewhere = CrashReport(signal: 4, backtrace: backtrace.replacing("Foo.swift:5", with: "Foo.swift:6"), sourceFiles: files)
        #expect(report.text != again.text && report.kind == again.kind && report.kind != elsewhere.kind)
    }

    @Test func aCrashWithoutABacktraceStillNamesItsSignal() {
        #expect(CrashReport(signal: 9, backtrace: "", sourceFiles: []).text == "The app crashed: SIGKILL, killed")
    }
}

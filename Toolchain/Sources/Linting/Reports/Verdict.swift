/// The last words of a run, as Gradle says them for Android Lint and detekt.
struct Verdict {
    private let result: LintResult

    init(_ result: LintResult) { self.result = result }

    var text: String {
        var text = "sampan lint run within \(Int(result.seconds * 1000)) ms\n"
        guard result.fails else { return text + "\nBUILD SUCCESSFUL\n" }
        if result.configuration.abortsOnError, !result.errors.isEmpty {
            text += """

                Lint found errors in the project; aborting build.

                Fix the issues identified by lint, or add the following to \(LintConfiguration.fileName) to proceed with errors:
                ...
                build:
                  abortOnError: false
                ...

                Errors found:

                \(ErrorReport.text(result.errors, root: result.root))
                """
        }
        return text + "\nBUILD FAILED\n"
    }
}

import Foundation
import SampanHost
import Shell

/// What an app that is confined is held to, and what is done for it outside.
final class AppBounds {
    /// What the kernel is told.
    let confinement: Confinement
    /// What the app wants the desktop to open; `nil` if there can be no pipe.
    let requests: DesktopRequests?
    private let pictures: PictureFiles

    /// Prepares to start an app that has some variables.
    init(_ app: AppBuilder.App, variables: [String: String], options: LaunchOptions, backtrace: BacktraceFile, besides paths: [String]) {
        pictures = PictureFiles(options)
        requests = DesktopRequests()
        confinement =
            AppConfinement(
                app, environment: variables, options: options, read: pictures.read, written: pictures.paths + [backtrace.path],
                besides: paths
            )
            .confinement
    }

    /// What the app has to know.
    var environment: [String: String] {
        (requests?.environment ?? [:]).merging([AppConfinement.variable: "1"]) { $1 }
    }
}

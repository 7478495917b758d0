import SampanFramePictures
import SampanHost
import UIKit

/// A host without a display that moves what a scene shows a step a frame and measures the frames.
@MainActor
final class BenchHost: AppHost, OwnedLoop {
    let device = Device.standard
    var screenSize: CGSize { device.size }
    nonisolated var now: Double { clock.now }

    private let clock = HostClock(now: 1)
    private let scene: String
    private let moving: @MainActor () -> UIScrollView?
    private let picture: String?
    private let warmUp: Int
    private let frames: Int
    private let started = wallTime()
    private weak var client: (any HostClient)?
    private var drawn: HostFrame?

    /// - Parameters:
    ///   - moving: what is moved, once it is there.
    ///   - picture: the file for the last frame.
    init(scene: String, moving: @escaping @MainActor () -> UIScrollView?, picture: String?, warmUp: Int, frames: Int) {
        self.scene = scene
        self.moving = moving
        self.picture = picture
        self.warmUp = warmUp
        self.frames = frames
    }

    func present(_ frame: HostFrame) { drawn = frame }
    func stop(exitCode: Int32) {}

    func start(_ client: any HostClient) {
        self.client = client
        client.hostDidStart()
    }

    func serve() -> Int32 {
        step()
        let first = wallTime() - started
        var walls: [Double] = []
        var cpu = 0.0
        for frame in 0..<(warmUp + frames) {
            moving()?.contentOffset = CGPoint(x: 0, y: CGFloat(frame) * 12)
            let (wallBefore, cpuBefore) = (wallTime(), cpuTime())
            step()
            guard frame >= warmUp else { continue }
            cpu += cpuTime() - cpuBefore
            walls.append(wallTime() - wallBefore)
        }
        guard let drawn else { return 1 }
        if let picture { write(drawn, to: picture) }
        walls.sort()
        report(cpu: cpu / Double(frames), mean: walls.reduce(0, +) / Double(frames), p99: walls[frames * 99 / 100], first: first)
        return 0
    }

    private func step() {
        clock.now += 1.0 / 60
        client?.renderFrame()
    }

    private func write(_ frame: HostFrame, to file: String) {
        do { try FrameWriter.write(frame, to: URL(fileURLWithPath: file)) } catch { print(error) }
    }

    private func report(cpu: Double, mean: Double, p99: Double, first: Double) {
        func ms(_ seconds: Double) -> String { String(format: "%.3f", seconds * 1000) }
        print(
            "{\"scene\": \"\(scene)\", \"program\": \"sampan\", \"cpu_ms\": \(ms(cpu)), \"wall_mean_ms\": \(ms(mean)), "
                + "\"p99_ms\": \(ms(p99)), \"first_frame_ms\": \(ms(first)), \"rss_mb\": \(String(format: "%.1f", residentMegabytes()))}")
    }
}

private func wallTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// User and system time of the whole process, in seconds.
private func cpuTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

private func residentMegabytes() -> Double {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return 0 }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
}
